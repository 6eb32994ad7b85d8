import { findTown, listTowns, listTownsAlongCoast, type Town } from '../../db/content/towns.ts'
import { builtInTowns } from '../../db/seed/towns/index.ts'
import type { BuiltInTown } from '../../db/seed/towns/town.ts'
import { orFallback } from '../http/fallback.ts'
import { memoizePerRequest } from '../http/memoize-per-request.ts'
import { markMadeUp } from '../http/rendering.ts'
import { services } from '../http/services.ts'
import { nameOfSlug } from '../ui/name-of-slug.ts'

export interface Neighbor {
  slug: string
  name: string
}

/** Every town, by name; the built-in ones when there are none or the database is unavailable. */
export async function loadTowns(): Promise<{ towns: Town[]; failed: boolean }> {
  const towns = await orFallback('towns', () => listTowns(services().db), undefined)
  if (towns?.length) return { towns, failed: false }
  const byName = builtIn.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return { towns: byName, failed: towns === undefined }
}

/**
 * The town at an address: from the database, built in if the database is unavailable, or made from
 * the address. `isKnown` is false for the last.
 */
export async function loadTown(
  slug: string,
): Promise<{ town: Town; isKnown: boolean; neighbors: Neighbor[] }> {
  const found = await orFallback(
    'a town',
    async () => {
      const { db } = services()
      const [town, coast] = await Promise.all([storedTown(slug), listTownsAlongCoast(db)])
      return { town, coast }
    },
    { town: undefined, coast: builtIn },
  )
  const town = found.town ?? builtInTown(slug)
  if (!town) markMadeUp()
  return {
    town: town ?? defaultTown(slug),
    isKnown: town !== undefined,
    neighbors: neighborsOf(slug, found.coast),
  }
}

/**
 * The town with a slug in the database, read once a page.
 * @throws When the database is unavailable.
 */
function storedTown(slug: string): Promise<Town | undefined> {
  return memoizePerRequest(`the town ${slug}`, () => findTown(services().db, slug))
}

/** The towns to the west and to the east. */
function neighborsOf(slug: string, coast: Neighbor[]): Neighbor[] {
  const at = coast.findIndex((town) => town.slug === slug)
  return at < 0 ? [] : [coast[at - 1], coast[at + 1]].filter((town) => town !== undefined)
}

/** The built-in towns from west to east, in the form the database returns. */
export const builtIn: Town[] = builtInTowns.map(asTown)

/** The built-in town with this slug. */
export function builtInTown(slug: string): Town | undefined {
  return builtIn.find((town) => town.slug === slug)
}

function asTown(town: BuiltInTown): Town {
  return { ...town, localImage: undefined }
}

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
