import type { Town, TownFact } from '../../db/content/towns.ts'
import { css, cx } from '../../styled-system/css'
import { CallToAction, CONSULTATION } from '../layout/call-to-action.tsx'
import { ReviewedBy } from '../layout/reviewed-by.tsx'
import { articleFor } from '../ui/article-for.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Card, CardHead, CardMore, CardTitle } from '../ui/card/card.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { contentIcon } from '../ui/icon/content-icon.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { faqPage, JsonLd } from '../ui/json-ld/json-ld.tsx'
import { notPrinted, page } from '../ui/layout.tsx'
import { Sources } from '../ui/prose/content-sections.tsx'
import { Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'
import type { Neighbor } from './load.ts'
import { TownOverview } from './town-overview.tsx'
import { newestPicture, PictureCredit, showsChart, WatersPicture } from './town-pictures.tsx'
import { TownResources } from './town-resources.tsx'

/** Everything on a town's page below its head. */
export function TownBody({ town, neighbors }: { town: Town; neighbors: Neighbor[] }) {
  return (
    <>
      <TownHero town={town} />
      <TownOverview town={town} />
      <TownFacts town={town} />
      <TownProducts town={town} />
      <TownResources town={town} />
      <TownQuestions town={town} />
      <TownNeighbors town={town} neighbors={neighbors} />
      <TownCallToAction town={town} />
    </>
  )
}

/** The last section of a town's page. */
function TownCallToAction({ town: { name, slug } }: { town: Town }) {
  return (
    <CallToAction
      title={`Insure What You Keep in ${name}`}
      text="Tell us what you own and where it is kept. We compare several insurers and say plainly what each policy leaves out."
      town={slug}
      actions={[
        ['Get a Free Quote', `/quote?town=${slug}`],
        ['Contact Us', '/contact'],
        ['Schedule a Consultation', CONSULTATION],
      ]}
    />
  )
}

const ask = css({ mt: '24' })

/** Frequent questions of owners there. */
function TownQuestions({ town }: { town: Town }) {
  if (town.questions.length === 0) return null
  return (
    <Section title={`Insurance Questions in ${town.name}`} tone="surface">
      <Questions items={town.questions} />
      <p className={ask}>
        Have another question? <a href={`/quote?town=${town.slug}`}>Send it with a quote request</a>
        .
      </p>
      <JsonLd data={faqPage(town.questions)} />
    </Section>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '32',
  rowGap: '8',
  py: '24',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})
const heading = css({ textStyle: 'card' })

/** The next towns along the shore. */
function TownNeighbors({ town, neighbors }: { town: Town; neighbors: Neighbor[] }) {
  if (neighbors.length === 0) return null
  return (
    <nav className={cx(page(), notPrinted)} aria-labelledby="neighbors">
      <div className={row}>
        <h2 id="neighbors" className={heading}>
          Along the shore from {town.name}
        </h2>
        {neighbors.map(({ slug, name }) => (
          <a key={slug} href={`/towns/${slug}`}>
            {name}
          </a>
        ))}
        <a href="/towns">All towns on the chart</a>
      </div>
    </nav>
  )
}

/** The first screen of a town: its waters, and three calls to action. */
async function TownHero({ town }: { town: Town }) {
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

const list = css({
  display: 'grid',
  columnGap: '40',
  rowGap: '32',
  gridTemplateColumns: { md: '1fr 1fr' },
})
const entry = css({
  display: 'grid',
  gap: '8',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  borderTop: '1px solid token(colors.ink)',
  pt: '16',
})
const fact = css({ textStyle: 'card' })

/** Facts about this town, why they matter for cover, and their sources. */
function TownFacts({ town }: { town: Town }) {
  if (town.facts.length === 0) return null
  return (
    <Section title={`What Matters for Coverage in ${town.name}`} tone="shallow">
      <ul className={list}>
        {town.facts.map((one, at) => (
          <Fact key={at} {...one} />
        ))}
      </ul>
      <ReviewedBy path={`/towns/${town.slug}`} />
    </Section>
  )
}

function Fact({ fact: said, why, source }: TownFact) {
  return (
    <li className={entry}>
      <p className={fact}>{said}</p>
      <p>{why}</p>
      <Sources sources={[source]} />
    </li>
  )
}

const columns = css({
  display: 'grid',
  gap: '24',
  gridTemplateColumns: { lg: '2fr 1fr' },
  alignItems: 'start',
})
const productList = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { sm: '1fr 1fr' },
  _print: { gridTemplateColumns: '1fr 1fr 1fr' },
})

/** What can be insured there, and a local contact. */
function TownProducts({ town }: { town: Town }) {
  return (
    <Section title={`Available in ${town.name}`}>
      <div className={columns}>
        <div className={productList}>
          {town.availableProducts.map(({ name, path, icon }) => (
            <Card key={path} href={`${path}?town=${town.slug}`}>
              <CardHead>
                <Icon name={contentIcon(icon, 'shield')} size="large" />
                <CardTitle>{name}</CardTitle>
              </CardHead>
              <CardMore />
            </Card>
          ))}
        </div>
        <div className={notPrinted}>
          <LocalExpertise name={town.name} />
        </div>
      </div>
    </Section>
  )
}

function LocalExpertise({ name }: { name: string }) {
  return (
    <Card tone="shallow">
      <CardTitle>Local Expertise</CardTitle>
      <p>
        We place coverage along this shore, and on Connecticut’s lakes and rivers. Ask about your
        dock, your mooring or your street in {name}.
      </p>
      <ButtonLink href="/contact">Ask a Local Broker</ButtonLink>
    </Card>
  )
}
