import { VESSEL_USES } from './business.ts'

export const COST_PATH = '/tools/cost'

const BOAT = ['boat-insurance', 'boat-yacht-insurance']
const HOUSE = ['waterfront-property-insurance', 'waterfront-property', 'home-insurance']
const YACHT = ['yacht-insurance', 'luxury-yacht-insurance', 'boat-yacht-insurance']

/** What a figure can be about: a type of vessel by its slug, or something ashore. */
export interface CostKind {
  name: string
  /** Whose owners paid it, in a sentence. */
  owned: string
  /** The slugs of the products on whose pages it is said. */
  products: readonly string[]
  isAshore?: boolean
}

export const COST_KINDS: Readonly<Record<string, CostKind>> = {
  sailboat: { name: 'Sailboat', owned: 'sailboats', products: BOAT },
  catamaran: { name: 'Catamaran', owned: 'catamarans', products: BOAT },
  'power-boat': { name: 'Power boat', owned: 'power boats', products: BOAT },
  raceboat: { name: 'Raceboat', owned: 'raceboats', products: BOAT },
  pontoon: { name: 'Pontoon', owned: 'pontoon boats', products: BOAT },
  'center-console': { name: 'Center console', owned: 'center consoles', products: BOAT },
  'wake-boat': { name: 'Wake boat', owned: 'wake boats', products: BOAT },
  'bass-boat': { name: 'Bass boat', owned: 'bass boats', products: BOAT },
  yacht: { name: 'Yacht', owned: 'yachts', products: YACHT },
  dinghy: { name: 'Dinghy', owned: 'dinghies', products: BOAT },
  'personal-watercraft': {
    name: 'Personal watercraft',
    owned: 'personal watercraft',
    products: ['personal-watercraft'],
  },
  'charter-boat': {
    name: 'Charter boat',
    owned: 'charter boats',
    products: ['commercial-marine-insurance'],
  },
  'commercial-marine': {
    name: 'Commercial vessel',
    owned: 'commercial vessels',
    products: ['commercial-marine-insurance'],
  },
  house: { name: 'House on the shore', owned: 'shoreline houses', products: HOUSE, isAshore: true },
  flood: {
    name: 'Flood coverage of a house',
    owned: 'houses with flood coverage',
    products: ['flood-insurance'],
    isAshore: true,
  },
}

/** What owners paid, as staff keep it. */
export interface CostRange {
  /** A name of `COST_KINDS`. */
  kind: string
  /** In feet, both included; undefined of any length, and of what is ashore. */
  length?: { from: number; to: number } | undefined
  /** One of `VESSEL_USES`; empty: any. */
  use: string
  /** The slug of a town; empty: any harbor. */
  town: string
  /** In whole dollars a year. */
  low: number
  high: number
  /** The month of the figures, YYYY-MM. */
  asOf: string
  source: string
}

/** What is asked of the ranges of a kind; what is undefined is not asked. */
export interface CostAsked {
  feet?: number | undefined
  use?: string | undefined
  town?: string | undefined
}

/** The ranges of a kind that say something of what is asked, those first that say it of this use and harbor alone. */
export function rangesFor(
  ranges: readonly CostRange[],
  kind: string,
  { feet, use, town }: CostAsked = {},
): CostRange[] {
  const exact = (one: CostRange) => Number(one.use !== '') + Number(one.town !== '')
  return ranges
    .filter((one) => one.kind === kind)
    .filter(({ length }) => !feet || !length || (length.from <= feet && feet <= length.to))
    .filter((one) => !use || one.use === '' || one.use === use)
    .filter((one) => !town || one.town === '' || one.town === town)
    .sort((a, b) => exact(b) - exact(a))
}

/** For example: 20 to 30 feet */
export function lengthInWords({ length }: CostRange): string {
  if (!length) return ''
  const { from, to } = length
  return from === to ? `${from} feet` : `${from} to ${to} feet`
}

/** For example: pleasure cruising; empty: any use. */
export function usageInWords({ use }: CostRange): string {
  return VESSEL_USES.find(({ value }) => value === use)?.label.toLowerCase() ?? ''
}

/** For example: $300 to $700 */
export function dollarsInWords({ low, high }: CostRange): string {
  return [low, high].map((amount) => `$${amount.toLocaleString('en-US')}`).join(' to ')
}

/** For example: October 2026 */
export function monthInWords({ asOf }: CostRange): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${asOf}-01`).toLocaleDateString('en-US', options)
}

/** What makes one price differ from another. */
export function whatMovesIt(kind: string): string {
  return COST_KINDS[kind]?.isAshore
    ? 'the cost to rebuild, elevation and distance from the water, the age of roof and systems, losses, and the deductible'
    : 'value and age, length and speed, where it is kept and when it is laid up, who runs it, losses, limits, and the deductible'
}
