import { cleanText } from '../../../forms/values.ts'
import { type Insurer, insurerLine, insurerOf } from '../../../settings/agency.ts'
import { setInsurers } from '../../../settings/stored-settings.ts'
import type { Screen } from '../screen.ts'

const MAX_INSURERS = 60
const MAX_NAME_CHARACTERS = 60
/** Of any number of the world, by ITU-T E.164. */
const MOST_DIGITS = 15

/** The insurers that the agency works with, one a line. */
export const insurersScreen: Screen = {
  name: 'insurers',
  permission: 'agency',
  path: '/admin/settings/insurers',
  saved: 'Saved. The page about claims shows it now.',
  async check({ insurers = '' }, before) {
    const lines = insurers.split('\n').map((line) => cleanText(line).replace(/\s+/g, ' ').trim())
    const value: Insurer[] = []
    for (const [index, line] of lines.entries()) {
      if (!line) continue
      const insurer = insurerOf(line)
      const problem = problemOf(insurer, value)
      if (problem) return { errors: { insurers: `Line ${index + 1}: ${problem}` } }
      value.push(insurer)
    }
    if (value.length > MAX_INSURERS) {
      const errors = {
        insurers: `These are ${value.length} insurers, and it can be ${MAX_INSURERS}.`,
      }
      return { errors }
    }
    const [old, now] = [setInsurers(before), value].map((list) => list.map(insurerLine))
    const changed = [...(old ?? []), ...(now ?? [])].filter(
      (line) => old?.includes(line) !== now?.includes(line),
    )
    // Their order is the order of the page.
    const isMoved = changed.length === 0 && old?.join('\n') !== now?.join('\n')
    return { value, changed: isMoved ? ['their order'] : changed }
  },
}

function problemOf({ name, claimsPhone }: Insurer, before: Insurer[]): string | undefined {
  if (!name) return 'enter a name before the number, like Harbor Mutual 800-555-0142.'
  if (name.length > MAX_NAME_CHARACTERS) {
    return `the name has ${name.length} characters, and can have ${MAX_NAME_CHARACTERS}.`
  }
  // Of two numbers in one line, or one with words behind it.
  if (/\d(?:[\s().-]*\d){6}/.test(name) || claimsPhone.replace(/\D/g, '').length > MOST_DIGITS) {
    return 'enter a name and one number, like Harbor Mutual 800-555-0142.'
  }
  const isTwice = before.some((one) => one.name.toLowerCase() === name.toLowerCase())
  return isTwice ? `${name} is in the list already.` : undefined
}
