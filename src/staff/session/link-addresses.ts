/** The address that creates an account, once. */
export function setUpAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/admin/set-up?token=${token}`
}

/** The address that sets a new password, once. */
export function newPasswordAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/admin/new-password?token=${token}`
}
