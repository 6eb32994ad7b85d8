import type { Vessel } from '../../db/content/vessels.ts'
import { builtInVessels } from '../../db/seed/vessels/built-in.ts'
import type { BuiltInVessel } from '../../db/seed/vessels/vessel.ts'

/** The built-in vessel types, in the form the database returns. */
export const builtIn: Vessel[] = builtInVessels.map(toVessel)

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
