import type { Town } from '../../db/content/towns.ts'
import { PageHead } from '../layout/page-head.tsx'

/** The head of a town's page; a page for an unknown town is not indexed. */
export function TownHead({ town, isKnown }: { town: Town; isKnown: boolean }) {
  return (
    <PageHead
      title={townHeadTitle(town.slug)}
      town={town.name}
      description={town.metaDescription}
      keywords={town.keywords}
      path={isKnown ? `/towns/${town.slug}` : undefined}
      shareImage={isKnown ? `/share/towns/${town.slug}.png` : undefined}
    />
  )
}

/**
 * What the title of a town's page begins with, by slug. With " in {town}, CT" and the site's name, each
 * fits a search result.
 */
const TITLES: Record<string, string> = {
  greenwich: 'Yacht & Crew Policies',
  stamford: 'Boat & Flood Insurance',
  darien: 'Mooring & Boat Insurance',
  norwalk: 'Island Boat Insurance',
  westport: 'Shore Home Insurance',
  fairfield: 'Beach Flood Insurance',
  bridgeport: 'Your Marine Broker',
  stratford: 'River Boat Insurance',
  milford: 'Boat & Beach Insurance',
  'west-haven': 'Small-Boat Insurance',
  'new-haven': 'Port & Boat Insurance',
  'east-haven': 'Home Flood Insurance',
  branford: 'Island Home Insurance',
  guilford: 'Harbor Boat Insurance',
  madison: 'Beach House Insurance',
  clinton: 'Fishing Boat Insurance',
  westbrook: 'Winter Boat Insurance',
  'old-saybrook': 'Boat & Home Policy',
  'old-lyme': 'Beach Cottage Policies',
  'east-lyme': 'Niantic Boat Policies',
  'new-london': 'Thames Boat Policies',
  groton: 'Noank Boat Insurance',
  mystic: 'Classic Yacht Insurance',
  stonington: 'Ocean Boat Insurance',
}

const ANYWHERE = 'Boat Insurance'

/** The beginning of the title of the town with a slug, a known one or not. */
function townHeadTitle(slug: string): string {
  return (Object.hasOwn(TITLES, slug) && TITLES[slug]) || ANYWHERE
}
