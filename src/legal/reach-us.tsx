import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'
import { townLine } from '../settings/agency.ts'

/** The email address and the phone number, inside a sentence. */
export function EmailOrPhone() {
  const { email, phone } = agency()
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a> or <a href={phoneLink(phone)}>{phone}</a>
    </>
  )
}

/** Where the agency is. */
export function PostalAddress() {
  const { name, street, ...place } = agency()
  return (
    <address>
      {name}
      <br />
      {street}
      <br />
      {townLine(place)}
    </address>
  )
}

/** Of the privacy policy and the terms, in words. */
export const LAST_UPDATED = 'May 3, 2025'
