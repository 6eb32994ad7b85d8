import {
  findVessel,
  listVesselOptions,
  listVessels,
  type Vessel,
  type VesselOption,
  type VesselSummary,
} from '../../db/content/vessels.ts'
import { builtInVessels } from '../../db/seed/vessels/built-in.ts'
import type { BuiltInVessel } from '../../db/seed/vessels/vessel.ts'
import { orFallback } from '../http/fallback.ts'
import { memoizePerRequest } from '../http/memoize-per-request.ts'
import { services } from '../http/services.ts'

/** Every vessel type; the built-in ones when there are none or the database is unavailable. */
export async function loadVessels(): Promise<{ vessels: VesselSummary[]; failed: boolean }> {
  const vessels = await orFallback('vessel types', () => listVessels(services().db), undefined)
  return { vessels: vessels?.length ? vessels : builtIn, failed: vessels === undefined }
}

/**
 * A vessel type and its related ones. If the database is unavailable, the built-in type with this
 * slug, if there is one.
 */
export async function loadVessel(
  slug: string,
): Promise<{ vessel: Vessel | undefined; related: VesselOption[]; failed: boolean }> {
  const found = await orFallback(
    `vessel type ${slug}`,
    async () => {
      const { db } = services()
      const [vessel, options] = await Promise.all([findVessel(db, slug), vesselOptions()])
      return { vessel, options }
    },
    undefined,
  )
  const { vessel, options } = found ?? { vessel: builtInVessel(slug), options: builtIn }
  return { vessel, related: relatedTo(vessel, options), failed: found === undefined }
}

/**
 * The name of every vessel type, read once a page.
 * @throws When the database is unavailable.
 */
function vesselOptions(): Promise<VesselOption[]> {
  return memoizePerRequest('the names of vessel types', () => listVesselOptions(services().db))
}

/** The related types of a vessel that is not as it is stored. */
export async function relatedVessels(vessel: Vessel): Promise<VesselOption[]> {
  const options = await orFallback('vessel types', () => listVesselOptions(services().db), builtIn)
  return relatedTo(vessel, options)
}

/** In the order of the vessel's list; a slug without a page is left out. */
function relatedTo(vessel: Vessel | undefined, options: VesselOption[]): VesselOption[] {
  const slugs = new Set(vessel?.relatedVessels)
  return [...slugs].flatMap((slug) => options.find((option) => option.slug === slug) ?? [])
}

/** The built-in vessel types, in the form the database returns. */
const builtIn: Vessel[] = builtInVessels.map(toVessel)

/** The built-in vessel type with this slug. */
export function builtInVessel(slug: string): Vessel | undefined {
  return builtIn.find((vessel) => vessel.slug === slug)
}

function toVessel({ short_description, content, ...vessel }: BuiltInVessel): Vessel {
  const { questions, relatedVessels, metaTitle, metaDescription, keywords, ...page } = content
  return {
    ...vessel,
    shortDescription: short_description,
    imagePath: undefined,
    content: page,
    questions,
    relatedVessels,
    metaTitle,
    metaDescription,
    keywords,
  }
}
