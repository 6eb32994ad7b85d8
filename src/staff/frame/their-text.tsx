import { css } from '../../../styled-system/css'
import type { Difference } from './differences.ts'
import { DifferencesList } from './differences-list.tsx'

const stack = css({ display: 'grid', gap: '24' })
const heading = css({ textStyle: 'section' })

/** Below a form that was not saved because somebody else had saved: where the two texts differ. */
export function TheirText({ differences }: { differences: Difference[] }) {
  return (
    <section className={stack} aria-labelledby="theirs">
      <h2 id="theirs" className={heading}>
        Where their text differs from yours
      </h2>
      <DifferencesList differences={differences} names={{ before: 'Yours', after: 'Theirs' }} />
    </section>
  )
}
