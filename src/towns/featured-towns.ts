import { builtIn } from './load.ts'
import type { TownOnCard } from './town-card.tsx'

const FEATURED = ['greenwich', 'new-haven', 'mystic', 'stamford']

/** The four towns of the home page: the chosen ones first, then others, then built-in ones. */
export function featuredTowns(towns: TownOnCard[]): TownOnCard[] {
  const inOrder = [...chosenFirst(towns), ...chosenFirst(builtIn)]
  const bySlug = new Map<string, TownOnCard>()
  for (const town of inOrder) if (!bySlug.has(town.slug)) bySlug.set(town.slug, town)
  return [...bySlug.values()].slice(0, FEATURED.length)
}

function chosenFirst(towns: TownOnCard[]): TownOnCard[] {
  const rank = ({ slug }: TownOnCard) =>
    FEATURED.includes(slug) ? FEATURED.indexOf(slug) : FEATURED.length
  return towns.toSorted((a, b) => rank(a) - rank(b))
}
