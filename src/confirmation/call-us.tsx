import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'

/** The office's phone, for somebody who has a reference. */
export function CallUs() {
  const { phone } = agency()
  return (
    <p>
      Something to add, or in a hurry? Call <a href={phoneLink(phone)}>{phone}</a> and give the
      reference number.
    </p>
  )
}

/** The office's phone, where a page cannot help any further. */
export function HelpByPhone() {
  const { phone } = agency()
  return (
    <p>
      If you need something from us, call <a href={phoneLink(phone)}>{phone}</a>.
    </p>
  )
}
