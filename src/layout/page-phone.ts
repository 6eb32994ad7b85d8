import { agency } from '../http/agency.ts'
import { requestAddress } from '../http/request.ts'

const FOR_READERS = /^\/(blog|the-compass)(\/|$)/

export interface PagePhone {
  number: string
  purpose: string
}

/** The one phone number of the page being rendered, and what it is for. */
export function pagePhone(): PagePhone {
  const { phone, blogPhone } = agency()
  return FOR_READERS.test(requestAddress().path)
    ? { number: blogPhone, purpose: 'Blog' }
    : { number: phone, purpose: 'Office' }
}
