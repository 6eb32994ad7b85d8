/** The first letters of a name's first and last word, or the first two letters of a single word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')]
  const last = [...(words.at(-1) ?? '')]
  const letters = words.length > 1 ? [first[0], last[0]] : first.slice(0, 2)
  return letters.join('').toUpperCase()
}
