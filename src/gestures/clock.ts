/** When the touch that is being told of happened, in milliseconds. */
export const touchTime = (): number => performance.now()
