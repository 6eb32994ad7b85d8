import type { AgencyField } from '../../../settings/agency.ts'

interface FieldText {
  label: string
  type?: 'email' | 'tel' | 'url' | 'time' | 'number'
  /** What it is for, where the label does not say it. */
  hint?: string
  /** What the site does without it, where that is more than to leave it out. */
  without?: string
  /** Checked, the agency has none of it. */
  none?: string
}

/** How each of the agency's details is asked for. */
export const FIELD_TEXTS: Record<AgencyField, FieldText> = {
  name: { label: 'Name' },
  email: { label: 'Email', type: 'email' },
  founded: { label: 'Founded in', type: 'number' },
  years: { label: 'Years of experience', type: 'number' },
  clients: {
    label: 'Boat owners served',
    type: 'number',
    hint: '“Trusted by over … boat owners”.',
  },
  phone: { label: 'Phone', type: 'tel' },
  blogPhone: {
    label: 'Phone next to articles',
    type: 'tel',
    hint: 'With a number of its own, the office knows what a caller was reading.',
    none: 'We have none: it is the phone above.',
  },
  claimsPhone: {
    label: 'Phone for claims',
    type: 'tel',
    hint: 'Answered at any hour.',
    without: 'the site names the insurer’s claims line',
    none: 'We have none.',
  },
  opens: { label: 'Weekdays from', type: 'time' },
  closes: { label: 'Weekdays until', type: 'time' },
  saturdayOpens: {
    label: 'Saturdays from',
    type: 'time',
    hint: 'By appointment.',
    none: 'We are closed on Saturdays.',
  },
  saturdayCloses: { label: 'Saturdays until', type: 'time', hint: 'By appointment.' },
  street: { label: 'Street and number', hint: 'In Connecticut.' },
  town: { label: 'Town of the office' },
  zip: { label: 'ZIP code of the office', none: 'We leave it out.' },
  position: {
    label: 'Position of the office',
    hint: 'Degrees north and east as a map copies them, such as 41.1792, -73.236. For search engines.',
  },
  served: {
    label: 'Towns you serve',
    hint: 'With commas between them. For search engines.',
  },
  license: { label: 'License number', none: 'We have none.' },
  facebook: { label: 'Facebook', type: 'url', none: 'We have none.' },
  twitter: { label: 'X', type: 'url', none: 'We have none.' },
  linkedin: { label: 'LinkedIn', type: 'url', none: 'We have none.' },
}

/** The groups of the form, in their order. */
export const FIELD_GROUPS: [title: string, fields: AgencyField[]][] = [
  ['Agency', ['name', 'email', 'founded', 'years', 'clients']],
  ['Phones', ['phone', 'blogPhone', 'claimsPhone']],
  ['Office hours', ['opens', 'closes', 'saturdayOpens', 'saturdayCloses']],
  ['Address and license', ['street', 'town', 'zip', 'license', 'position', 'served']],
  ['Social links', ['facebook', 'twitter', 'linkedin']],
]
