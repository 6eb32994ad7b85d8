import type { Town } from '../../db/content/towns.ts'
import { css, cx } from '../../styled-system/css'
import { notPrinted, page } from '../ui/layout.tsx'
import type { Neighbor } from './load.ts'

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
export function TownNeighbors({ town, neighbors }: { town: Town; neighbors: Neighbor[] }) {
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
