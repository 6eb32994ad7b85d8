/** The longest slug, so that an address can be read and typed. */
export const MAX_SLUG_CHARACTERS = 100

/** The slug that a title gives: small letters and digits of the plain alphabet, with dashes. */
export function slugFrom(title: string): string {
  const words = title
    .normalize('NFKD')
    // Accents, which the step before took off their letters, and apostrophes leave no gap.
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/\[town\]/g, 'town')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words.length <= MAX_SLUG_CHARACTERS) return words
  const cut = words.slice(0, MAX_SLUG_CHARACTERS + 1)
  const lastDash = cut.lastIndexOf('-')
  return cut.slice(0, lastDash > 0 ? lastDash : MAX_SLUG_CHARACTERS)
}

/** Whether a text can stand in an address as a post's slug. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_CHARACTERS && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
