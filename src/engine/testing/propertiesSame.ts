type Fields = { readonly [key: string]: unknown }
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Where two pieces of plain data differ first; null when they are the same. Order of keys does not count. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null
  if (!isFields(a) || !isFields(b)) return `${path || 'value'}: ${spoken(a)} against ${spoken(b)}`
  if (a instanceof Int16Array && b instanceof Int16Array && sameCells(a, b)) return null
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) {
    const found = difference(a[key], b[key], path ? `${path}.${key}` : key)
    if (found) return found
  }
  return null
}
function sameCells(a: Int16Array, b: Int16Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
const spoken = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80)
