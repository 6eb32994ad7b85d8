import type { Broker } from '../../../../db/content/brokers.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import type { BrokerText, BrokerWords } from '../../../../db/texts/broker-admin.ts'
import { htmlFromMarkdown } from '../../../../db/writing/post-html.ts'
import { email, phone, type TextRule } from '../../../forms/rules.ts'
import { cleanValues } from '../../../forms/values.ts'
import { type RerenderedPage, rerenderedPage } from '../../../http/rerender.ts'
import { officeYear } from '../../../settings/office-day.ts'
import type { ToastMessage } from '../../../ui/toast/server-toast.tsx'
import { marksOf } from '../../editing/merge.ts'
import { unseenPictures } from '../../editing/unseen-pictures.ts'

/** The texts of a profile, with what staff call them: a version holds these. */
export const WORD_LABELS = {
  name: 'Name',
  title: 'Title',
  licenseNumber: 'License number',
  sinceYear: 'In the business since',
  email: 'Email address',
  phone: 'Phone',
  about: 'About them',
} as const

export const BROKER_PICTURE = 'picture'

/** Every field of the form; the value of a picture is where it is stored. */
export const BROKER_LABELS = {
  ...WORD_LABELS,
  [BROKER_PICTURE]: 'Picture',
  shown: 'Show this profile on the site',
  withoutPicture: 'Remove the picture',
} as const

type BrokerField = keyof typeof BROKER_LABELS
const BROKER_FIELDS = Object.keys(BROKER_LABELS) as BrokerField[]
export type BrokerValues = Record<BrokerField, string>
type BrokerErrors = Partial<Record<BrokerField, string>>

/** What two people can edit at once without being in each other’s way. */
export const MERGED_FIELDS = BROKER_FIELDS.filter((name) => name !== 'withoutPicture')

/** The About page stays within its budget with ten such profiles, and no Markdown of this length is slow. */
export const MAX_ABOUT = 600

const MOST_CHARACTERS: Partial<Record<BrokerField, number>> = {
  name: 100,
  title: 100,
  licenseNumber: 40,
  about: MAX_ABOUT,
}
const FIRST_YEAR = 1940

/** The typed values, as text that can be stored. */
export function brokerValues(fields: Record<string, string>): BrokerValues {
  return cleanValues(BROKER_FIELDS, fields)
}

/** A stored profile as its form shows it. */
export function valuesOfBroker(broker: Broker): BrokerValues {
  const { isShown, picture } = broker
  const beside = { shown: isShown ? 'on' : '', picture: picture?.path ?? '', withoutPicture: '' }
  return { ...valuesOfWords(broker), ...beside }
}

/** The texts of a profile, stored or former, as the form shows them. */
export function valuesOfWords(words: BrokerWords): Record<keyof typeof WORD_LABELS, string> {
  const { name, title, licenseNumber, sinceYear, email, phone, about } = words
  const year = sinceYear === undefined ? '' : `${sinceYear}`
  return { name, title, licenseNumber, sinceYear: year, email, phone, about }
}

/** Checks what staff typed. */
export function checkBroker(
  values: BrokerValues,
): { text: Omit<BrokerText, 'picture'> } | { errors: BrokerErrors } {
  const errors: BrokerErrors = {}
  for (const field of BROKER_FIELDS) {
    const most = MOST_CHARACTERS[field]
    if (most !== undefined && values[field].length > most)
      errors[field] = `Please keep this under ${most} characters.`
  }
  const thisYear = Number(officeYear())
  if (!values.name) errors.name = 'Please enter the broker’s name.'
  if (!values.title) errors.title = 'Please enter the broker’s title, such as Senior broker.'
  if (values.sinceYear && !isWithin(values.sinceYear, FIRST_YEAR, thisYear))
    errors.sinceYear = `Please enter a year from ${FIRST_YEAR} to ${thisYear}.`
  if (values.email && !holds(email, values.email)) errors.email = email.message
  if (!holds(phone, values.phone)) errors.phone = phone.message
  const aboutHtml = htmlFromMarkdown(values.about)
  const unseen = unseenPictures(values.about, aboutHtml)
  if (unseen) errors.about ??= unseen
  if (Object.keys(errors).length > 0) return { errors }
  return {
    text: {
      name: values.name,
      title: values.title,
      licenseNumber: values.licenseNumber,
      sinceYear: values.sinceYear ? Number(values.sinceYear) : undefined,
      email: values.email,
      phone: values.phone,
      about: values.about,
      aboutHtml,
      isShown: values.shown !== '',
    },
  }
}

function holds(rule: TextRule, text: string): boolean {
  return rule.holds.allows(text)
}

function isWithin(text: string, from: number, to: number): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= from && Number(text) <= to
}

/** The list of profiles; each has its page below it. */
export const BROKERS_HREF = '/admin/texts/brokers'

/** A profile as its form shows it: stored, new, or sent and not saved. */
export interface EditedBroker {
  /** Undefined for a new one. */
  id: string | undefined
  revision: number
  /** The marks of what its form showed: see `mergeEdits`. */
  before: string
  values: BrokerValues
  /** What is stored; missing for a new one, or if the sender is not known to be staff. */
  stored?: Broker | undefined
  errors?: BrokerErrors
  /** Why it was not saved, when the reason is not a field. */
  problem?: string
  toast?: ToastMessage
  /** Somebody else has saved it meanwhile. */
  hasConflict?: boolean
}

/** The page of a profile as the response to its form. */
export interface BrokerAnswer extends RerenderedPage {
  staff: StaffMember | undefined
  broker: EditedBroker
}

/** The profile that the page being rendered shows, when it answers the form. */
export function brokerBeingAnswered(): BrokerAnswer | undefined {
  return rerenderedPage<BrokerAnswer>('broker')
}

/** The form as it was sent, or its preview, as the response. */
export function brokerInPlace(
  answer: Pick<BrokerAnswer, 'staff' | 'broker'>,
  status: number,
  page: 'form' | 'preview' = 'form',
): BrokerAnswer {
  const form = brokerHref(answer.broker.id)
  return { ...answer, path: page === 'form' ? form : `${form}/preview`, status }
}

/** The address of the form of a profile, or of a new one. */
export function brokerHref(id = 'new'): string {
  return `${BROKERS_HREF}/${encodeURIComponent(id)}`
}

/** What a form shows of a stored profile. */
export function editedBroker(stored: Broker): EditedBroker {
  const { id, revision } = stored
  const values = valuesOfBroker(stored)
  return { id, revision, before: marksOf(values, MERGED_FIELDS), values, stored }
}
