import {
  BASIC_LIABILITY_DOLLARS,
  COASTLINE_MILES,
  FLOOD_CLAIMS_OUTSIDE_HIGH_RISK_PERCENT,
  FULL_COVER_PERCENT,
  HOMES_AT_FLOOD_RISK,
  REGISTERED_BOATS,
  YACHT_FROM_FEET,
} from '../settings/business.ts'

export interface Statistic {
  figure: string
  /** The text that follows the figure. */
  text: string
}

const shore: Statistic = {
  figure: `${COASTLINE_MILES}+ miles`,
  text: 'of coastline, from Greenwich to Stonington',
}

const fullCover: Statistic = {
  figure: `${FULL_COVER_PERCENT.from} to ${FULL_COVER_PERCENT.to} percent`,
  text: 'of the boat’s value a year is what comprehensive coverage usually costs',
}

const flood: Statistic[] = [
  {
    figure: HOMES_AT_FLOOD_RISK.toLocaleString('en-US'),
    text: 'coastal homes in Connecticut are at risk of flooding',
  },
  {
    figure: `${FLOOD_CLAIMS_OUTSIDE_HIGH_RISK_PERCENT} percent`,
    text: 'of flood claims come from areas of moderate to low risk',
  },
  shore,
]

const yacht: Statistic[] = [
  {
    figure: `${YACHT_FROM_FEET} feet`,
    text: 'and larger: from there on a yacht needs specialized coverage',
  },
  fullCover,
  shore,
]

const boat: Statistic[] = [
  {
    figure: REGISTERED_BOATS.toLocaleString('en-US'),
    text: 'boats, or about that many, are registered in Connecticut',
  },
  {
    figure: `$${BASIC_LIABILITY_DOLLARS} a year`,
    text: 'is about where basic liability begins',
  },
  fullCover,
  {
    figure: 'Not required',
    text: 'by state law: boat insurance is asked for by marinas and lenders',
  },
]

/** The local figures next to a product's overview: about floods, yachts or, by default, boats. */
export function localStatistics(slug: string): Statistic[] {
  if (/flood|waterfront|home/.test(slug)) return flood
  // The page that compares boat and yacht policies covers both, so it counts as boats.
  if (/yacht/.test(slug) && !/boat/.test(slug)) return yacht
  return boat
}
