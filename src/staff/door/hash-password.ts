/** Loaded only when needed, never in a process that only serves visitors. */
export async function hashNewPassword(password: string): Promise<string> {
  const { hashPassword } = await import('better-auth/crypto')
  return hashPassword(password)
}
