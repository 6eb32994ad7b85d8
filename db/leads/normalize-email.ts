/** The normalized form in which addresses are compared: without what cannot be seen, which was copied with them. */
export function normalizeEmail(email: string): string {
  return email
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
}
