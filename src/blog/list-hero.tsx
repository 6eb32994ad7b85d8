import { Badge } from '../ui/badge/badge.tsx'
import { Breadcrumb, type Crumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { type ListAddress, listHref } from './addresses.ts'
import { CATEGORIES } from './categories.ts'
import { inTown } from './in-town.ts'
import { listTitle } from './list-title.ts'

/** What a list is of, and for whom. */
export function ListHero({ shown }: { shown: ListAddress }) {
  const { topic, town } = shown
  return (
    <Hero
      breadcrumb={<Breadcrumb items={wayTo(shown)} />}
      title={listTitle(shown)}
      lead={inTown(CATEGORIES[topic].description, town)}
    >
      {town && (
        <Badge tone="land">
          <Icon name="map-pin" size="small" />
          {town.name}
        </Badge>
      )}
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
