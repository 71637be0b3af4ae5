/** The game's own name without what some system does not take in a file's name. */
export function fileName(title: string): string {
  const plain = title
    .slice(0, 60)
    .replace(/[\s\\/:*?"'<>|.,;&%$#~]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `black-earth-${plain || 'game'}.json`
}
