import { BESIDE_PHONE } from '../forms/read-phone.ts'
import { visibleLine } from './visible-text.ts'

const LIMIT = 60
const US_NUMBER = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/

/** A phone number on one line: a US one in groups, as it is read and dialed, any other as it was typed. */
export function visiblePhone(phone: string | undefined): string {
  const line = visibleLine(phone ?? '', LIMIT)
  const beside = BESIDE_PHONE.exec(line)?.[0] ?? ''
  const number = line.slice(0, line.length - beside.length)
  const groups = US_NUMBER.exec(number.replace(/[\s().-]/g, ''))
  return groups ? groups.slice(1).join('-') + beside : line
}
