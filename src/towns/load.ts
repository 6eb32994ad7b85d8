import { findTown, listTowns, listTownsAlongCoast, type Town } from '../../db/content/towns.ts'
import { orFallback } from '../http/fallback.ts'
import { memoizePerRequest } from '../http/memoize-per-request.ts'
import { markMadeUp } from '../http/rendering.ts'
import { services } from '../http/services.ts'
import { builtIn, builtInTown } from './built-in.ts'
import { defaultTown } from './default-town.ts'

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
