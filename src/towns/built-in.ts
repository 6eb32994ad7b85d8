import type { Town } from '../../db/content/towns.ts'
import { builtInTowns } from '../../db/seed/towns/index.ts'
import type { BuiltInTown } from '../../db/seed/towns/town.ts'

/** The built-in towns from west to east, in the form the database returns. */
export const builtIn: Town[] = builtInTowns.map(asTown)

/** The built-in town with this slug. */
export function builtInTown(slug: string): Town | undefined {
  return builtIn.find((town) => town.slug === slug)
}

function asTown(town: BuiltInTown): Town {
  return { ...town, localImage: undefined }
}
