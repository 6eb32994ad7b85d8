export const MIN_PASSWORD_LENGTH = 12
/** The work of checking a password must not be the visitor's to choose. */
export const MAX_PASSWORD_LENGTH = 128
/** As many hexadecimal digits make a key of 128 bits. */
export const MIN_AUTH_SECRET_LENGTH = 32

/** What is wrong with a new password, as a sentence, or undefined. */
export function passwordProblem(password: string): string | undefined {
  if (!password) return 'Please choose a password.'
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Please use at least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `Please use at most ${MAX_PASSWORD_LENGTH} characters.`
  }
  return undefined
}
