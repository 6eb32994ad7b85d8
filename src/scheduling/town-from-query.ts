import type { Town } from '../../db/content/towns.ts'
import { builtInTown } from '../towns/load.ts'

/** The town in the page's `?town=` parameter; undefined when it is not one of ours. */
export function townFromQuery(query: string | undefined): Town | undefined {
  return builtInTown(new URLSearchParams(query).get('town') ?? '')
}
