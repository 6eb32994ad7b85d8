/** The normalized form in which addresses are compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
