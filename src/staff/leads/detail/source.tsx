import type { SubmissionSource } from '../../../../db/leads/submissions.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { surface } from '../../../ui/layout.tsx'
import { heading, pairs, quiet, sheet } from '../lead-styles.ts'
import type { SourcePlace, SourcePlaces } from './load-places.ts'

const SHOWN = 300
const FACTS: [label: string, name: keyof SubmissionSource][] = [
  ['Page', 'path'],
  ['Came from', 'referrer'],
  ['Campaign of the first visit', 'firstCampaign'],
  ['Campaign of the last visit', 'lastCampaign'],
]

/** Where the visitor came from; its addresses are text, not links, because the visitor's browser sent them. */
export function Source(props: { source: SubmissionSource | null; places: SourcePlaces }) {
  const { source, places } = props
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="source">
      <h2 id="source" className={heading}>
        Where it came from
      </h2>
      {source ? (
        <dl className={pairs}>
          <Place label="Town" place={places.town} given={source.town} />
          <Place label="Product" place={places.product} given={source.product} />
          {FACTS.map(([label, name]) => (
            <Fact key={name} label={label} value={source[name]} />
          ))}
        </dl>
      ) : (
        <p className={quiet}>Not known: the visitor’s browser did not say.</p>
      )}
    </section>
  )
}

/** A town or product: a link if the site has a page about it, otherwise what was sent. */
function Place(props: {
  label: string
  place: SourcePlace | undefined
  given: string | undefined
}) {
  const { label, place, given } = props
  if (!place) return <Fact label={label} value={given} />
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <a href={place.href}>{place.name}</a>
      </dd>
    </>
  )
}

function Fact({ label, value }: { label: string; value: string | undefined }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value ? visibleLine(value, SHOWN) : <span className={quiet}>Not known</span>}</dd>
    </>
  )
}
