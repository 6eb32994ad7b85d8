import type { Town } from '../../db/content/towns.ts'
import { articleFor } from '../ui/article-for.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { newestPicture, PictureCredit, showsChart, WatersPicture } from './town-pictures.tsx'

/** The first screen of a town: its waters, and three calls to action. */
export async function TownHero({ town }: { town: Town }) {
  const newest = await newestPicture(town)
  return (
    <Hero
      title={town.title}
      lead={town.description}
      breadcrumb={
        <Breadcrumb
          items={[
            { name: 'Home', href: '/' },
            { name: 'Towns', href: '/towns' },
            { name: town.name },
          ]}
        />
      }
      actions={
        <>
          <ButtonLink tone="action" href={`/quote?town=${town.slug}`}>
            {`Get ${articleFor(town.name)} ${town.name} Quote`}
          </ButtonLink>
          <ButtonLink href={`/products/boat-insurance?town=${town.slug}`}>
            {town.name} Boat Insurance
          </ButtonLink>
          <ButtonLink href={`/products/flood-insurance?town=${town.slug}`}>
            {town.name} Flood Insurance
          </ButtonLink>
        </>
      }
      picture={<WatersPicture town={town} newest={newest} />}
      isBehind={showsChart(town, newest)}
    >
      {newest && <PictureCredit newest={newest} />}
    </Hero>
  )
}
