export const MIN_PASSWORD_LENGTH = 12
/** Bounds the work of checking a password, which a visitor could otherwise choose. */
export const MAX_PASSWORD_LENGTH = 128
/** This many hexadecimal digits make a 128-bit key. */
export const MIN_AUTH_SECRET_LENGTH = 32

/** The problem with a new password, as a sentence, or undefined. */
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

/** An address with which one can sign in: better-auth refuses others (the `email` of zod), whatever account has them. */
export const ACCOUNT_EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/** The roles of staff in a sentence. */
export const WITH_ARTICLE = { owner: 'an owner', broker: 'a broker', writer: 'a writer' } as const
