import type { SubmissionSource } from '../../../../db/leads/submissions.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { surface } from '../../../ui/layout.tsx'
import { heading, pairs, quiet, sheet } from './lead-styles.ts'

const SHOWN = 300
const FACTS: [label: string, name: keyof SubmissionSource][] = [
  ['Page', 'path'],
  ['Town', 'town'],
  ['Product', 'product'],
  ['Came from', 'referrer'],
  ['Campaign of the first visit', 'firstCampaign'],
  ['Campaign of the last visit', 'lastCampaign'],
]

/** Where the visitor came from; its addresses are text, not links. */
export function Source({ source }: { source: SubmissionSource | null }) {
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="source">
      <h2 id="source" className={heading}>
        Where it came from
      </h2>
      {source ? (
        <dl className={pairs}>
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

function Fact({ label, value }: { label: string; value: string | undefined }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value ? visibleLine(value, SHOWN) : <span className={quiet}>Not known</span>}</dd>
    </>
  )
}
