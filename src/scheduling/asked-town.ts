import { type DefaultTown, defaultTowns, mystic } from '../towns/default-towns.ts'

/** The town that a page's ?town names, or undefined when it names none of ours. */
export function askedTown(query: string | undefined): DefaultTown | undefined {
  const slug = new URLSearchParams(query).get('town')
  return [...defaultTowns, mystic].find((town) => town.slug === slug)
}
