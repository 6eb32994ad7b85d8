import type { Config } from './config.ts'
import type { CostRange } from './costs.ts'

/** What staff can set about the agency, all of it text; stored under these names. */
export const AGENCY_FIELDS = [
  'name',
  'email',
  'phone',
  'blogPhone',
  'claimsPhone',
  'street',
  'town',
  'zip',
  'position',
  'served',
  'license',
  'facebook',
  'twitter',
  'linkedin',
  'founded',
  'years',
  'clients',
  'opens',
  'closes',
  'saturdayOpens',
  'saturdayCloses',
] as const

export type AgencyField = (typeof AGENCY_FIELDS)[number]

/** What an agency may not have. Stored as an empty text, it is left out, whatever the environment says. */
export const MAY_BE_NONE = [
  'blogPhone',
  'claimsPhone',
  'zip',
  'license',
  'facebook',
  'twitter',
  'linkedin',
  // With both of its hours.
  'saturdayOpens',
  'saturdayCloses',
] as const satisfies AgencyField[]

/** Whether an agency can say that it has none of something. */
export function mayBeNone(field: AgencyField): field is (typeof MAY_BE_NONE)[number] {
  return MAY_BE_NONE.some((one) => one === field)
}

/** Days on which the office is closed, the first and the last of them, YYYY-MM-DD. */
export interface Closing {
  from: string
  until: string
  /** Shown to visitors; may be empty. */
  reason: string
  /** By which calendars know it again when its days change; missing from those set before there was one. */
  uid?: string
}

/** The agency as visitors see it: the environment's values, and over them what staff have set. */
export type Agency = Omit<Record<AgencyField, string>, 'license'> & {
  license: string | undefined
  /** In order, past ones included. */
  closings: readonly Closing[]
  /** Those that it works with, in the order of the page about claims. */
  insurers: readonly Insurer[]
  /** What owners paid, the first of a kind first. */
  costs: readonly CostRange[]
}

/** The line of an address behind the street. */
export function townLine({ town, zip }: Pick<Agency, 'town' | 'zip'>): string {
  return `${town}, CT${zip && ` ${zip}`}`
}

/** Degrees north and east, of two numbers as maps copy them: 41.1792, -73.236. Undefined for what is no place. */
export function positionIn(text: string): { latitude: number; longitude: number } | undefined {
  const [latitude = NaN, longitude = NaN, ...more] = text.split(',').map(Number)
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && more.length === 0
  return isPlace ? { latitude, longitude } : undefined
}

/** What staff have set. A field that is missing has the environment's value; an empty one, they have said, has none. */
export interface StaffSettings {
  agency: Partial<Record<AgencyField, string>>
  closings: readonly Closing[]
  insurers: readonly Insurer[]
  costs: readonly CostRange[]
}

/** The agency with what staff have set. */
export function agencyWith(defaults: Agency, { agency, ...lists }: StaffSettings): Agency {
  const site = { ...defaults, ...agency, ...lists }
  return { ...site, blogPhone: site.blogPhone || site.phone }
}

/**
 * The settings of a process with what staff have set: sender and recipients follow the agency's name
 * and address, unless the environment names others.
 */
export function configWith(settings: Config, stored: StaffSettings): Config {
  const site = agencyWith(settings.site, stored)
  return {
    ...settings,
    site,
    mailFrom: settings.hasMailFrom ? settings.mailFrom : mailboxOf(site.name, site.email),
    leadsTo: settings.hasLeadsTo ? settings.leadsTo : [site.email],
  }
}

const PLAIN_NAME = /^[\p{L}\p{N} .'&-]+$/u

/** `Name <address>`. A name with other characters is quoted, so that none of it becomes an address. */
export function mailboxOf(name: string, address: string): string {
  if (PLAIN_NAME.test(name)) return `${name} <${address}>`
  const quoted = name.replace(/\p{Cc}+/gu, ' ').replace(/["\\]/g, '\\$&')
  return `"${quoted}" <${address}>`
}

/** An insurer that the agency works with. */
export interface Insurer {
  name: string
  /** The number at which it takes claims, as staff wrote it; empty when only the name is kept. */
  claimsPhone: string
}

/** A name, and at the end of the line perhaps a number of seven digits or more. */
const NAME_AND_NUMBER = /^(.*?)[\s,;:–—-]*(\+?[\d(][\d()\s.-]{5,}\d)$/

/** One line of staff's list, `Harbor Mutual 800-555-0142`: its name and its number. */
export function insurerOf(line: string): Insurer {
  const [, name, claimsPhone] = NAME_AND_NUMBER.exec(line) ?? []
  return claimsPhone ? { name: name ?? '', claimsPhone } : { name: line, claimsPhone: '' }
}

/** Likewise the other way about. */
export function insurerLine({ name, claimsPhone }: Insurer): string {
  return [name, claimsPhone].filter(Boolean).join(' ')
}
