import { townPlaces } from '../../db/seed/towns/places.ts'
import { css } from '../../styled-system/css'
import { Badge } from '../ui/badge/badge.tsx'
import { CardGrid } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'
import { ServerToast } from '../ui/toast/server-toast.tsx'
import { loadTowns } from './load.ts'
import { TownCard } from './town-card.tsx'

const TEXT_LIMIT = 100
const SKELETONS = 8

const tags = css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: 'auto' })
// On paper, browsers print cards in a grid within a grid over each other.
const list = css({ display: 'flex', flexDirection: 'column', gap: '24' })
const county = css({ textStyle: 'card', mb: '12' })
const choice = css({
  display: { base: 'flex', md: 'none' },
  alignItems: 'center',
  gap: '8',
  minHeight: 'target',
})
// On a phone a card is small; its chart is shown when asked for.
const compact = css({
  mdDown: {
    '& > div > div': { p: '16', gap: '4' },
    '& span:has(> picture)': { display: 'none' },
    ':has(#charts:checked) > &': { '& span:has(> picture)': { display: 'block' } },
  },
})

/** All towns, by county from west to east; on a phone a list, with the charts on demand. */
export async function TownGrid() {
  const { towns, failed } = await loadTowns()
  return (
    <Section title="Choose Your Town">
      {failed && (
        <ServerToast
          toast={{ tone: 'problem', title: 'Failed to load towns. Please refresh the page.' }}
        />
      )}
      <div className={list}>
        <label className={choice}>
          <input id="charts" type="checkbox" autoComplete="off" />
          Show a chart of each harbor
        </label>
        {byCounty(towns).map(({ name, towns: ofCounty }) => (
          <div key={name} className={compact}>
            <h3 className={county}>{name} County</h3>
            <CardGrid columns={4} isLong>
              {ofCounty.map((town) => (
                <TownCard
                  key={town.slug}
                  town={town}
                  textLimit={TEXT_LIMIT}
                  as="h4"
                  hasCounty={false}
                >
                  <p className={tags}>
                    <Badge>Marine Insurance</Badge>
                    <Badge tone="land">Harbor Coverage</Badge>
                  </p>
                </TownCard>
              ))}
            </CardGrid>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Shown while the towns load. */
export function TownSkeletons() {
  return (
    <Section title="Choose Your Town">
      <SkeletonGrid count={SKELETONS} columns={4} label="Loading towns..." />
    </Section>
  )
}

/** The shoreline's counties from west to east. */
const COUNTIES: string[] = [...new Set(townPlaces.map(({ county }) => county))]
const ALONG_SHORE: string[] = townPlaces.map(({ slug }) => slug)

interface InCounty {
  slug: string
  county: string
}

/**
 * Towns by county, both from west to east. A county or a town that is not ours, added by staff,
 * comes after the others.
 */
export function byCounty<Town extends InCounty>(towns: Town[]): { name: string; towns: Town[] }[] {
  const names = new Set([...COUNTIES, ...towns.map(({ county }) => county)])
  return [...names]
    .map((name) => ({
      name,
      towns: towns.filter(({ county }) => county === name).toSorted((a, b) => west(a) - west(b)),
    }))
    .filter((group) => group.towns.length > 0)
}

function west({ slug }: InCounty): number {
  const at = ALONG_SHORE.indexOf(slug)
  return at < 0 ? ALONG_SHORE.length : at
}
