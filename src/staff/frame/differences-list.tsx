import { css } from '../../../styled-system/css'
import type { Difference } from './differences.ts'

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
