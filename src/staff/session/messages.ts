/** The message after too many attempts. */
export function tooManyTries(freeAt: Date): string {
  const minutes = Math.max(1, Math.ceil((freeAt.getTime() - Date.now()) / 60_000))
  return `That was too many tries. You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

export const WRONG_PASSWORD = 'This is not your current password.'

export const UNAVAILABLE =
  'The database is not responding right now, so nobody can sign in. Please try again in a minute.'
