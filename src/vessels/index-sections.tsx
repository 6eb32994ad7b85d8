import type { VesselSummary } from '../../db/content/vessels.ts'
import { ScheduleLink } from '../layout/consultation.tsx'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Card, CardGrid, CardMore, CardText, CardTitle } from '../ui/card/card.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { contentIcon, VesselIcon } from '../ui/icon/content-icon.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'
import { ServerToast } from '../ui/toast/server-toast.tsx'
import { builtInVessel, loadVessels } from './load.ts'

/** The first screen of the vessel type list. */
export function VesselsHero() {
  return (
    <Hero
      breadcrumb={<Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Vessels' }]} />}
      title="Insurance for Every Kind of Vessel"
      lead="A pontoon and a sloop of the same price have little in common when something breaks. Find yours below: what coverage usually does for it, what it leaves out, and what goes wrong with such boats on Long Island Sound."
      actions={
        <>
          <ButtonLink tone="action" href="/quote">
            Get a Quote
          </ButtonLink>
          <ScheduleLink>Schedule a Consultation</ScheduleLink>
        </>
      }
    />
  )
}

const SKELETONS = 6

/** The vessel types, a section for each group. */
export async function VesselGroups() {
  const { vessels, failed } = await loadVessels()
  return (
    <>
      {failed && (
        <ServerToast
          toast={{
            tone: 'problem',
            title: "Couldn't load vessel types. Using defaults instead.",
          }}
        />
      )}
      {groupVessels(vessels).map((group, index) => (
        <Section key={group.name} title={group.name} tone={index % 2 === 0 ? 'page' : 'surface'}>
          <CardGrid columns={3}>
            {group.vessels.map((vessel) => (
              <VesselCard key={vessel.slug} vessel={vessel} />
            ))}
          </CardGrid>
        </Section>
      ))}
    </>
  )
}

/** Shown while the vessel types load. */
export function VesselSkeletons() {
  return (
    <Section>
      <SkeletonGrid count={SKELETONS} label="Loading vessel types..." />
    </Section>
  )
}

function VesselCard({ vessel }: { vessel: VesselSummary }) {
  return (
    <Card href={`/vessels/${vessel.slug}`}>
      {builtInVessel(vessel.slug) ? (
        <VesselIcon slug={vessel.slug} />
      ) : (
        <Icon name={contentIcon(vessel.icon, 'ship')} size="large" />
      )}
      <CardTitle>{vessel.name}</CardTitle>
      <CardText>{vessel.shortDescription}</CardText>
      <CardMore />
    </Card>
  )
}

const GROUPS = [
  { name: 'Sailboats & Sail Vessels', slugs: ['sailboat', 'catamaran'] },
  {
    name: 'Power Boats & Motor Vessels',
    slugs: ['power-boat', 'raceboat', 'pontoon', 'wake-boat', 'bass-boat', 'center-console'],
  },
  {
    name: 'Specialty & Commercial Vessels',
    slugs: ['dinghy', 'personal-watercraft', 'yacht', 'charter-boat', 'commercial-marine'],
  },
]
const OTHERS = GROUPS.length - 1

interface VesselGroup {
  name: string
  vessels: VesselSummary[]
}

/** The vessel types by kind. One with another slug, added by staff, goes into the last group. */
function groupVessels(vessels: VesselSummary[]): VesselGroup[] {
  const known = GROUPS.flatMap(({ slugs }) => slugs)
  const others = vessels.filter(({ slug }) => !known.includes(slug))
  return GROUPS.map(({ name, slugs }, index) => ({
    name,
    vessels: [
      ...slugs.flatMap((slug) => vessels.find((vessel) => vessel.slug === slug) ?? []),
      ...(index === OTHERS ? others : []),
    ],
  })).filter((group) => group.vessels.length > 0)
}

const items = [
  {
    question: 'Is boat insurance required in Connecticut?',
    answer:
      'Not by law: boat insurance is not legally required in the state. Marinas often demand it before they rent you a slip, and lenders do before they finance a boat. Both usually name a liability limit and want to see a certificate with their own name on it.',
  },
  {
    question: 'What decides the premium?',
    answer:
      'The kind of boat, its age, length, value and horsepower come first. Then where it is kept and where it goes, how many months it is afloat, who drives it with what experience and record, past claims, and the deductible and limits you choose. A survey, a course or a better berth can each move it.',
  },
  {
    question: 'Is my boat covered in winter storage?',
    answer:
      'Usually, as long as the policy stays in force. Fire, theft, storm and a shed roof under snow are risks of the off-season, and lay-up coverage keeps them insured while you promise not to use the boat between agreed dates. Damage by freezing is treated differently from policy to policy, so ask who has to winterize it.',
  },
]

/** Frequent questions about insurance for any boat. */
export function VesselsQuestions() {
  return (
    <Section title="Common Questions About Vessel Insurance" tone="shallow">
      <Questions items={items.map((item) => ({ ...item, answer: <p>{item.answer}</p> }))} />
    </Section>
  )
}
