/** A browser cannot be kept from taking pictures; the curtain is all there is. */
export const guardScreen =
  (_isSecret: boolean): (() => void) =>
  () =>
    undefined
