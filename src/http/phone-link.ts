const TEN_DIGITS = /^1?(\d{10})$/

/**
 * A phone number as a `tel:` address: digits and a leading plus. One of ten digits is American, and gets
 * its country code, without which RFC 3966 calls it local: it is dialed from abroad, too.
 */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '').replace(TEN_DIGITS, '+1$1')}`
}
