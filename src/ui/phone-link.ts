/** A phone number as a `tel:` address: digits and a leading plus. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
