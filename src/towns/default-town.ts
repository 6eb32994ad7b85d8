import type { Town } from '../../db/content/towns.ts'
import { nameOfSlug } from '../ui/name-of-slug.ts'

const LONGEST_NAME = { words: 3, characters: 30 }
const NAME_WITHOUT_SLUG = 'Greenwich'

/** A generic town page for an unknown slug: made from the address alone, and not indexed. */
export function defaultTown(slug: string): Town {
  const name = nameOfSlug(plain(slug), LONGEST_NAME) || NAME_WITHOUT_SLUG
  return {
    slug,
    name,
    county: '',
    title: `Coastal Insurance in ${name}`,
    description: `Boat, yacht and waterfront insurance for ${name} and the Connecticut shore around it.`,
    metaDescription: `Boat, yacht and waterfront insurance for ${name} and the Connecticut shore.`,
    riskPoints: [
      'Storm surge and high water along the shore',
      'Wind from hurricanes and northeasters',
      'Boats on moorings or at docks in bad weather',
      'Ice, frost and theft during the winter lay-up',
    ],
    localImage: undefined,
    keywords: [],
    availableProducts: [
      { name: 'Boat & Yacht', path: '/products/boat-yacht-insurance', icon: 'Ship' },
      { name: 'Luxury/Elite Yacht', path: '/products/luxury-yacht-insurance', icon: 'Anchor' },
      { name: 'Waterfront Home', path: '/products/waterfront-property-insurance', icon: 'Home' },
      { name: 'Auto', path: '/products/auto-insurance', icon: 'Car' },
    ],
    marinas: [],
    localAttractions: [],
    insuranceTips: [],
    facts: [],
    sections: [],
    questions: [
      {
        question: `Do you insure boats that are kept in ${name}?`,
        answer:
          'We place insurance for boats along the whole Connecticut shore, on moorings, in slips and on trailers, and homes beside them. Where the boat is kept is the first thing an insurer asks.',
      },
      {
        question: 'Does my homeowners policy cover flood?',
        answer:
          'Usually not. Flood insurance is a separate policy, often with a waiting period before it begins, so ask before storm season.',
      },
    ],
    latitude: 41.1792,
    longitude: -73.236,
    forecastZone: '',
  }
}

/** The tips for a town without its own. */
export function defaultTips(name: string): string[] {
  return [
    `Say where the boat is kept in ${name}: a slip, a mooring and a driveway are three different risks.`,
    'Ask what the policy pays for hauling it out before a named storm.',
    'Keep the receipts for electronics and outboards, and write down the serial numbers.',
    'Ask whether the house is insured for flood. A homeowners policy usually excludes it.',
  ]
}

/** Decoded: an address percent-encodes some letters. */
function plain(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
