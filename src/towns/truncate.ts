/**
 * The beginning of a text and '...': its whole sentences, if they fill at least half of the limit, else its
 * whole words.
 * @param limit The most characters, without the dots.
 */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  const start = text.slice(0, limit + 1)
  const sentence = start.search(/[.!?](?=\s[^.!?]*$)/) + 1
  const words = start.slice(0, Math.max(start.search(/\s\S*$/), 0)) || start.slice(0, limit)
  const shown = sentence >= limit / 2 ? start.slice(0, sentence) : words
  return `${shown.replace(/[\s,;:.–-]+$/, '')}...`
}
