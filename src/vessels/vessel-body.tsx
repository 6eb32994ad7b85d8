import type { Vessel, VesselFeature, VesselOption } from '../../db/content/vessels.ts'
import type { Question, Section as TextSection } from '../../db/schema/texts.ts'
import { css } from '../../styled-system/css'
import { vesselPicture } from '../chart/pictures.ts'
import { linkTerms } from '../glossary/with-terms.tsx'
import { findImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { CostLine } from '../layout/cost-line.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { CallToActionBanner } from '../ui/call-to-action-banner/call-to-action-banner.tsx'
import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { DrawingBeside } from '../ui/hero/drawing-beside.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { contentIcon } from '../ui/icon/content-icon.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { page } from '../ui/layout.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { ContentSections } from '../ui/prose/content-sections.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'
import { VesselActions, type VesselTown } from './vessel-actions.tsx'
import { insuranceOf, inTown, shortName } from './vessel-head.tsx'

/** Everything on the page of a vessel type below its head. */
export function VesselBody(props: { vessel: Vessel; related: VesselOption[]; town: VesselTown }) {
  const { vessel, related, town } = props
  return (
    <>
      <VesselHero vessel={vessel} town={town} />
      <VesselInTown vessel={vessel} town={town} />
      <VesselOverview vessel={vessel} />
      <VesselSections sections={vessel.content.sections} />
      <VesselQuestions questions={vessel.questions} />
      <RelatedVessels vessels={related} town={town} />
      <VesselCallToAction vessel={vessel} town={town} />
    </>
  )
}

/** Frequent questions of owners, if there are any. */
function VesselQuestions({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return null
  return (
    <Section title="Frequently Asked Questions">
      <Questions items={questions.map((item) => ({ ...item, answer: <p>{item.answer}</p> }))} />
    </Section>
  )
}

/** What to do after reading. */
function VesselCallToAction({ vessel, town }: { vessel: Vessel; town: VesselTown }) {
  return (
    <CallToActionBanner
      title={`${inTown(insuranceOf(vessel), town?.name)}: What Would Yours Cost?`}
      text={`We compare several insurers and answer within ${RESPONSE_HOURS} hours on business days. No obligation, and no pressure to move a policy that is good.`}
    >
      <VesselActions vessel={vessel.slug} town={town} />
    </CallToActionBanner>
  )
}

const text = css({ maxWidth: 'measure' })

/** What matters about the town that the visitor came from, and a link back. */
function VesselInTown({ vessel, town }: { vessel: Vessel; town: VesselTown }) {
  if (!town) return null
  return (
    <Section title={`${insuranceOf(vessel)} in ${town.name}`} tone="shallow">
      <p className={text}>
        {town.description}{' '}
        <a href={`/towns/${town.slug}`}>Harbors, risks and marinas of {town.name}</a>
      </p>
    </Section>
  )
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

/** Links to similar vessel types. */
function RelatedVessels({ vessels, town }: { vessels: VesselOption[]; town: VesselTown }) {
  if (vessels.length === 0) return null
  const query = town ? `?town=${town.slug}` : ''
  return (
    <Section title="Related Vessel Insurance" tone="shallow">
      <ul className={list}>
        {vessels.map((vessel) => (
          <li key={vessel.slug}>
            <ButtonLink href={`/vessels/${vessel.slug}${query}`}>
              {shortName(vessel)} Insurance
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/**
 * The first screen of a vessel type: from its content, or the type's name and short description.
 */
function VesselHero({ vessel, town }: { vessel: Vessel; town: VesselTown }) {
  const { title, description } = vessel.content.hero ?? {
    title: vessel.name,
    description: vessel.shortDescription,
  }
  return (
    <Hero
      breadcrumb={
        <Breadcrumb
          items={[
            { name: 'Home', href: '/' },
            { name: 'Vessels', href: '/vessels' },
            { name: vessel.name },
          ]}
        />
      }
      title={inTown(title, town?.name)}
      lead={description}
      actions={<VesselActions vessel={vessel.slug} town={town} />}
      picture={<Silhouette vessel={vessel} />}
    />
  )
}

/** The picture in the row of a vessel type, its line drawing, or the category's picture. */
async function Silhouette({ vessel }: { vessel: Vessel }) {
  const drawn = vesselPicture(vessel.slug, insuranceOf(vessel).replace(/ Insurance$/, ''))
  const { imagePath: path } = vessel
  const wanted = { category: 'product', path, drawn: drawn.src.file } as const
  const image = await findImage(wanted, siteImages)
  return (
    <DrawingBeside shape="silhouette">
      <Picture
        {...drawn}
        src={image?.src ?? drawn.src}
        fallbacks={image?.fallbacks ?? []}
        priority
      />
    </DrawingBeside>
  )
}

/** The features of a type whose content lists none. */
const DEFAULT_FEATURES: VesselFeature[] = [
  {
    icon: 'Ship',
    title: 'Hull and Equipment',
    description:
      'Physical damage to the boat, its engines and what is fitted to it, at an agreed or a depreciated value.',
  },
  {
    icon: 'Shield',
    title: 'Liability',
    description:
      'Injury to others and damage to what is theirs, with the cost of defending you, up to the limit you choose.',
  },
  {
    icon: 'Anchor',
    title: 'Ashore and Afloat',
    description:
      'In the slip, on the mooring, under tow and in winter storage, within the waters and dates the policy names.',
  },
]

/** The overview of a vessel type and the parts of its cover. */
function VesselOverview({ vessel }: { vessel: Vessel }) {
  const { overview, features } = vessel.content
  return (
    <Section
      title={overview?.title ?? vessel.title}
      lead={overview?.description ?? vessel.description}
    >
      <CardGrid columns={2}>
        {(features.length > 0 ? features : DEFAULT_FEATURES).map((feature, index) => (
          <Card key={index}>
            <Icon name={contentIcon(feature.icon, 'ship')} size="large" />
            <CardTitle>{feature.title}</CardTitle>
            <CardText>{feature.description}</CardText>
          </Card>
        ))}
      </CardGrid>
      <CostLine of={{ vessel: vessel.slug }} />
    </Section>
  )
}

const band = css({ bg: 'surface', py: { base: '48', md: '80' } })
const columns = css({
  display: 'grid',
  gap: '40',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '16rem 1fr' },
})
const contents = css({
  position: { lg: 'sticky' },
  top: { lg: '6rem' },
  textStyle: 'small',
  '& li': { borderTop: '1px solid token(colors.line)' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 'target', py: '4' },
})
const sectionText = css({ '& h2:first-child': { mt: '0' } })

/** The text of a vessel type, with its contents listed beside it. */
function VesselSections({ sections }: { sections: TextSection[] }) {
  if (sections.length === 0) return null
  return (
    <div className={band}>
      <div className={`${page()} ${columns}`}>
        <nav aria-label="On this page">
          <ol className={contents}>
            {sections.map(({ heading }, index) => (
              <li key={index}>
                <a href={`#${anchorOf(index)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={sectionText}>
          <Prose>
            <ContentSections sections={sections} anchorOf={anchorOf} textOf={linkTerms()} />
          </Prose>
        </div>
      </div>
    </div>
  )
}

function anchorOf(index: number): string {
  return `part-${index + 1}`
}
