const EXTENSION = / ext\. (\d+)/
/** An extension, or a word such as "(after 5pm)". */
const BESIDE = / (?:ext\. |\(\p{L}).*/u
const TEN_DIGITS = /^1?(\d{10})$/

/** A phone number as a `tel:` address, with its extension as RFC 3966 has it. */
export function phoneLink(phone: string): string {
  const [, extension] = EXTENSION.exec(phone) ?? []
  return `tel:${internationalPhone(phone)}${extension ? `;ext=${extension}` : ''}`
}

/** Likewise, as the address of a text message: RFC 5724 knows no extension. */
export function textLink(phone: string): string {
  return `sms:${internationalPhone(phone)}`
}

/**
 * Digits and a leading plus. A number of ten digits is American, and gets its country code, without which
 * RFC 3966 calls it local and search engines do not know whom it calls.
 */
export function internationalPhone(phone: string): string {
  return phone
    .replace(BESIDE, '')
    .replace(/[^+\d]/g, '')
    .replace(TEN_DIGITS, '+1$1')
}
