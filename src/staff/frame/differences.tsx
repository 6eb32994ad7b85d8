import { css } from '../../../styled-system/css'

const list = css({ display: 'grid', gap: '24' })
const heading = css({ textStyle: 'card' })
const pair = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& dt': { textStyle: 'label', color: 'quiet' },
  '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

/** The fields in which two texts differ, side by side. */
export function DifferencesList(props: {
  differences: Difference[]
  /** What the two texts are called. */
  names: { before: string; after: string }
}) {
  const { differences, names } = props
  if (differences.length === 0) return <p>They are the same.</p>
  return (
    <div className={list}>
      {differences.map(({ name, label, before, after }) => (
        <section key={name}>
          <h3 className={heading}>{label}</h3>
          <dl className={pair}>
            <div>
              <dt>{names.before}</dt>
              <dd dir="auto">{before || 'Nothing'}</dd>
            </div>
            <div>
              <dt>{names.after}</dt>
              <dd dir="auto">{after || 'Nothing'}</dd>
            </div>
          </dl>
        </section>
      ))}
    </div>
  )
}

/** A field in which two texts differ. */
export interface Difference {
  name: string
  label: string
  before: string
  after: string
}

/**
 * The fields in which two texts of a form differ, in the order of its labels.
 * @param labels By the names of the fields.
 */
export function differencesIn<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  before: Readonly<Record<NoInfer<Name>, string>>,
  after: Readonly<Record<NoInfer<Name>, string>>,
): Difference[] {
  return (Object.keys(labels) as Name[])
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, label: labels[name], before: before[name], after: after[name] }))
}

const stack = css({ display: 'grid', gap: '24' })
const theirHeading = css({ textStyle: 'section' })

/** Below a form that was not saved because somebody else had saved: where the two texts differ. */
export function TheirText({ differences }: { differences: Difference[] }) {
  return (
    <section className={stack} aria-labelledby="theirs">
      <h2 id="theirs" className={theirHeading}>
        Where their text differs from yours
      </h2>
      <DifferencesList differences={differences} names={{ before: 'Yours', after: 'Theirs' }} />
    </section>
  )
}
