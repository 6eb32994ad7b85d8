/** An address with which one can sign in: better-auth refuses others (the `email` of zod), whatever account has them. */
export const ACCOUNT_EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i
