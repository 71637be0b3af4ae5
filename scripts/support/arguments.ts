/** What a command line may say. */
export interface OptionSpec {
  /** flag: no value; count: a whole number above zero; seed: a whole number; word: one of `among`, or anything; list: words with commas. */
  readonly kind: 'flag' | 'count' | 'seed' | 'word' | 'list'
  readonly among?: readonly string[]
  readonly fallback?: string
}
export type Specs = { readonly [name: string]: OptionSpec }
type ValueOf<O extends OptionSpec> = O['kind'] extends 'flag'
  ? boolean
  : O['kind'] extends 'count' | 'seed'
    ? number
    : O['kind'] extends 'list'
      ? readonly string[]
      : string
export type Values<T extends Specs> = { readonly [K in keyof T]: ValueOf<T[K]> }

/** The person at the keyboard asked for something there is not. */
export class UsageError extends Error {}

export interface Arguments<T extends Specs> {
  readonly values: Values<T>
  /** Words that belong to no option. */
  readonly rest: readonly string[]
}

export function readArguments<T extends Specs>(
  words: readonly string[],
  specs: T,
  rest: 'files' | 'none' = 'none',
): Arguments<T> {
  const given = new Map<string, string>()
  const loose: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (!word.startsWith('--')) loose.push(word)
    else i += take(given, specs, word.slice(2), words[i + 1])
  }
  if (rest === 'none' && loose.length > 0) throw new UsageError(`what is ${loose[0]}?`)
  const names = Object.keys(specs)
  return {
    values: Object.fromEntries(names.map(name => [name, valueOf(name, specs[name]!, given.get(name))])) as Values<T>,
    rest: loose,
  }
}

/** Reads one option; gives how many further words it used. */
function take(given: Map<string, string>, specs: Specs, option: string, next: string | undefined): number {
  const [name = '', inline] = option.split(/=(.*)/s)
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
  if (!spec) throw new UsageError(`there is no option --${name}`)
  if (given.has(name)) throw new UsageError(`--${name} is given twice`)
  if (spec.kind === 'flag') {
    if (inline !== undefined) throw new UsageError(`--${name} takes no value`)
    given.set(name, 'yes')
    return 0
  }
  const value = inline ?? next
  if (value === undefined || (inline === undefined && value.startsWith('--')))
    throw new UsageError(`--${name} wants a value`)
  given.set(name, value)
  return inline === undefined ? 1 : 0
}

function valueOf(
  name: string,
  spec: OptionSpec,
  given: string | undefined,
): boolean | number | string | readonly string[] {
  const { kind, among } = spec
  if (kind === 'flag') return given !== undefined
  const text = given ?? spec.fallback
  if (text === undefined) throw new UsageError(`--${name} is missing`)
  if (kind === 'count' || kind === 'seed') return numberOf(name, text, kind === 'count' ? 1 : 0)
  if (kind === 'word') return oneOf(name, text, among)
  return text === '' ? [] : text.split(',').map(word => oneOf(name, word, among))
}
function numberOf(name: string, text: string, least: number): number {
  const value = Number(text)
  if (!/^\d{1,10}$/.test(text) || value < least || value > 0xffffffff) {
    throw new UsageError(`--${name} wants a whole number from ${least}, not ${text}`)
  }
  return value
}
function oneOf(name: string, text: string, among: readonly string[] | undefined): string {
  if (among && !among.includes(text)) throw new UsageError(`--${name} is one of ${among.join(', ')}, not ${text}`)
  return text
}

/** The value of one option, read ahead of the others because they depend on it. */
export function peekOption(words: readonly string[], name: string): string | undefined {
  const at = words.findIndex(word => word === `--${name}` || word.startsWith(`--${name}=`))
  return at < 0 ? undefined : words[at]!.includes('=') ? words[at]!.split(/=(.*)/s)[1] : words[at + 1]
}
