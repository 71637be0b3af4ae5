const sequences = [
  { from: 0x00, to: 0x7f, more: 0, least: 0 },
  { from: 0xc2, to: 0xdf, more: 1, least: 0x80 },
  { from: 0xe0, to: 0xef, more: 2, least: 0x800 },
  { from: 0xf0, to: 0xf4, more: 3, least: 0x10000 },
] as const

/** Strict UTF-8, the same on every engine: null for anything that is not. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  const parts: string[] = []
  for (let i = 0; i < bytes.length;) {
    const lead = bytes[i++]!
    const kind = sequences.find(({ from, to }) => lead >= from && lead <= to)
    if (!kind) return null
    let point = kind.more === 0 ? lead : lead & (0x3f >> kind.more)
    for (let k = 0; k < kind.more; k++) {
      const next = bytes[i++]
      if (next === undefined || (next & 0xc0) !== 0x80) return null
      point = (point << 6) | (next & 0x3f)
    }
    if (point < kind.least || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return null
    parts.push(String.fromCodePoint(point))
  }
  return parts.join('')
}
