import { Breadcrumb, type Crumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { type ListAddress, listHref } from './addresses.ts'
import { CATEGORIES } from './categories.ts'
import { inTown } from './in-town.ts'
import { listTitle } from './list-title.ts'
import { TownBadge } from './town-badge.tsx'

/** The title of a list and its town. */
export function ListHero({ shown }: { shown: ListAddress }) {
  const { topic, town } = shown
  return (
    <Hero
      breadcrumb={<Breadcrumb items={wayTo(shown)} />}
      title={listTitle(shown)}
      lead={inTown(CATEGORIES[topic].description, town)}
    >
      <TownBadge town={town} />
    </Hero>
  )
}

function wayTo({ topic, town }: ListAddress): Crumb[] {
  return [
    { name: 'Home', href: '/' },
    { name: 'Blog', href: '/blog' },
    ...(topic === 'all' ? [] : [{ name: CATEGORIES[topic].name, href: listHref({ topic }) }]),
    ...(town ? [{ name: town.name, href: listHref({ topic, town }) }] : []),
  ]
}
