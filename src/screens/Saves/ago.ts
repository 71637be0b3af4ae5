const spans: readonly (readonly [number, string, string])[] = [
  [60, 'minute', 'minutes'],
  [24, 'hour', 'hours'],
  [30, 'day', 'days'],
  [12, 'month', 'months'],
  [Infinity, 'year', 'years'],
]

/** How long ago, in the largest span that counts at least one. */
export function ago(then: number, now: number): string {
  let count = Math.floor((now - then) / 60000)
  if (count < 1) return 'just now'
  for (const [most, one, many] of spans) {
    if (count < most) return `${count} ${count === 1 ? one : many} ago`
    count = Math.floor(count / most)
  }
  return ''
}
