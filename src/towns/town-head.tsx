import type { Town } from '../../db/content/towns.ts'
import { PageHead } from '../layout/page-head.tsx'
import { townHeadTitle } from './head-titles.ts'

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
