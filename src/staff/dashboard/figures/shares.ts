import { townPlaces } from '../../../../db/seed/towns/places.ts'
import { GENERAL_INSURANCE, INSURANCE_TYPES } from '../../../settings/business.ts'

/** One row of a small table: how many leads, or searches, have something in common. */
export interface Share {
  label: string
  leads: number
}

const MOST = 10
const KINDS: Record<string, string> = {
  quote: 'Quote requests',
  contact: 'Contact messages',
  call: 'Requests for a call',
  certificate: 'Certificate requests',
  change: 'Policy change requests',
  claim: 'Notices of a loss',
}
const TYPES = new Map<string, string>(
  [...INSURANCE_TYPES, GENERAL_INSURANCE].map(({ value, label }) => [value, label]),
)
const TOWNS = new Map<string, string>(townPlaces.map(({ slug, name }) => [slug, name]))

export const kindLabel = (kind: string) => KINDS[kind] ?? kind
export const typeLabel = (type: string | undefined) =>
  type === undefined ? 'No type asked' : (TYPES.get(type) ?? type)
export const townLabel = (town: string | undefined) =>
  town === undefined ? 'Not from a town’s page' : (TOWNS.get(town) ?? town)

/** A campaign, a site that links here, or neither. */
export function sourceLabel(cameFrom: string | undefined): string {
  if (cameFrom === undefined) return 'Direct, or not known'
  const [, kind, name = ''] = /^(campaign|referrer):(.*)$/s.exec(cameFrom) ?? []
  return kind === 'campaign' ? `Campaign ${name}` : name
}

/** Leads added up by a label, the most first; what is behind the tenth goes into one row. */
export function sharesOf<G extends { leads: number }>(
  groups: G[],
  labelOf: (group: G) => string,
): Share[] {
  const sums = new Map<string, number>()
  for (const group of groups) {
    const label = labelOf(group)
    sums.set(label, (sums.get(label) ?? 0) + group.leads)
  }
  const shares = [...sums]
    .map(([label, leads]) => ({ label, leads }))
    .sort((a, b) => b.leads - a.leads || a.label.localeCompare(b.label))
  const others = shares.slice(MOST).reduce((sum, { leads }) => sum + leads, 0)
  const top = shares.slice(0, MOST)
  return others > 0 ? [...top, { label: 'All others', leads: others }] : top
}
