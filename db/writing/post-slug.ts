/** The maximum length of a slug, so that a URL can be read and typed. */
export const MAX_SLUG_CHARACTERS = 100

/** The slug of a title: lower-case ASCII letters and digits, with dashes. */
export function slugFrom(title: string): string {
  const words = title
    .normalize('NFKD')
    // Combining accents (split off by the normalization) and apostrophes leave no dash.
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

/** Whether a text is a valid slug of a post. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_CHARACTERS && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
