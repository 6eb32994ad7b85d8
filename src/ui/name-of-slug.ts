const NOT_A_NAME = /[^\p{L}\p{M}' .-]/u

/**
 * `old-lyme` becomes Old Lyme. Empty when the slug is no name: it has no words, more than a name has, or
 * digits. Whoever makes up an address must not be able to put a sentence onto a page of ours.
 */
export function nameOfSlug(slug: string, most: { words: number; characters: number }): string {
  const words = slug.split(/[-_\s]+/).filter(Boolean)
  if (words.length > most.words || slug.length > most.characters || NOT_A_NAME.test(words.join('')))
    return ''
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
