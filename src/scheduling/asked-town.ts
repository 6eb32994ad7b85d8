import type { Town } from '../../db/content/towns.ts'
import { builtInTown } from '../towns/built-in.ts'

/** The town that a page's ?town names, or undefined when it names none of ours. */
export function askedTown(query: string | undefined): Town | undefined {
  return builtInTown(new URLSearchParams(query).get('town') ?? '')
}
