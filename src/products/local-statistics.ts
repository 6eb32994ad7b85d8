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
  /** Who says so, and when; shown below the text. */
  source?: string
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
    text: 'of flood claims come from areas of moderate to low risk; FEMA put it at 40 percent nationwide in 2024',
    source: 'FEMA, press release of September 11, 2024, for the second figure',
  },
  shore,
]

const yacht: Statistic[] = [
  {
    figure: `${YACHT_FROM_FEET} feet`,
    text: 'or larger: yachts of this length need specialized coverage, and many insurers change forms near 26 or 27 feet',
  },
  fullCover,
  shore,
]

const boat: Statistic[] = [
  {
    figure: REGISTERED_BOATS.toLocaleString('en-US'),
    text: 'boats, approximately, are registered in Connecticut; the number changes every year',
    source: 'MarineTitle, Connecticut Boat Registration Overview',
  },
  {
    figure: `$${BASIC_LIABILITY_DOLLARS} a year`,
    text: 'is about where basic liability begins',
  },
  fullCover,
  {
    figure: 'Not required',
    text: 'by state law, but many marinas and lenders require boat insurance',
  },
]

const FLOOD_PROGRAM = 'FEMA, Standard Flood Insurance Policy'

/** Pages with figures of their own, so that two of a pair do not show the same. */
const own: Record<string, Statistic[]> = {
  'auto-insurance': [
    {
      figure: '$25,000',
      text: 'for one person’s injuries, $50,000 for an accident, and $25,000 for property damage: the liability limits that Connecticut requires at least',
      source: 'Connecticut General Statutes, sections 14-112 and 38a-336',
    },
  ],
  'luxury-yacht-insurance': [
    {
      figure: 'Jones Act',
      text: 'lets an injured seaman sue the employer for negligence, so paid crew belong in the policy',
      source: '46 U.S.C. 30104',
    },
  ],
  'boat-yacht-insurance': [
    {
      figure: `${YACHT_FROM_FEET} feet`,
      text: 'is where many insurers change from the boat form to the yacht form',
    },
    fullCover,
  ],
  'waterfront-property': [
    {
      figure: '$0',
      text: 'is what a federal flood policy pays for damage to docks, piers and seawalls',
      source: FLOOD_PROGRAM,
    },
    shore,
  ],
  'waterfront-property-insurance': [
    {
      figure: '74 miles an hour',
      text: 'sustained winds in some part of the state, and a hurricane warning: the hurricane deductible of a home or condominium association policy may apply only then',
      source: 'Connecticut General Statutes, section 38a-316a',
    },
    {
      figure: '$30,000',
      text: 'is the most that a federal flood policy adds for rebuilding to today’s flood rules',
      source: FLOOD_PROGRAM,
    },
    ...flood.slice(0, 1),
  ],
  'home-insurance': [
    {
      figure: '$1,500',
      text: 'is the most that the common homeowners form of 2011 pays for damage to boats, motor and trailer included; the form of 2022 differs',
      source: 'Insurance Journal on ISO form HO 00 03, June 7, 2021',
    },
    ...flood.slice(1, 2),
  ],
  'commercial-marine': [
    {
      figure: '$500,000',
      text: 'is the federal flood limit for a non-residential building, and the same again for its contents',
      source: FLOOD_PROGRAM,
    },
    {
      figure: '65 feet',
      text: 'and over: building a recreational vessel of this length can fall under the Longshore Act; repairing one does not where state compensation applies',
      source: 'U.S. Department of Labor, Recreational Vessel FAQs',
    },
  ],
  'commercial-marine-insurance': [
    {
      figure: '6 passengers',
      text: 'at most, one or more of them for hire, may go on an uninspected vessel under 100 gross tons',
      source: '46 U.S.C. 2101 and 46 CFR 15.605',
    },
  ],
}

/** The local figures next to a product's overview: about floods, yachts or, by default, boats. */
export function localStatistics(slug: string): Statistic[] {
  const ofPage = own[slug]
  if (ofPage) return ofPage
  if (/flood|waterfront|home/.test(slug)) return flood
  // The page that compares boat and yacht policies covers both, so it counts as boats.
  if (/yacht/.test(slug) && !/boat/.test(slug)) return yacht
  return boat
}
