/** What went wrong and what the player can do about it, in plain words. */
export interface Fault {
  readonly what: string
  readonly advice: string
}
export function faultOf(cause: unknown): Fault {
  const told = cause as Partial<Fault> & { readonly message?: string }
  return { what: told.what ?? 'Something went wrong.', advice: told.advice ?? told.message ?? String(cause) }
}
