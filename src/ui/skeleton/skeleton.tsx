import { css, cva } from '../../../styled-system/css'
import { Card, CardGrid } from '../card/card.tsx'

const block = cva({
  base: {
    bg: 'line',
    borderRadius: 'card',
    width: 'full',
    animation: 'breathe 1.6s ease-in-out infinite',
    _motionReduce: { animation: 'none' },
  },
  variants: {
    kind: {
      line: { height: '16' },
      heading: { height: '24', maxWidth: '12rem' },
      picture: { aspectRatio: '3 / 2' },
    },
  },
})
const status = css({ textStyle: 'small', color: 'quiet', mb: '16' })

/** A gray placeholder in the size of the content that is loading. */
export function Skeleton({ kind }: { kind: 'card' | 'line' | 'picture' }) {
  if (kind !== 'card') return <div className={block({ kind })} aria-hidden="true" />
  return (
    <Card>
      <div className={block({ kind: 'picture' })} aria-hidden="true" />
      <div className={block({ kind: 'heading' })} aria-hidden="true" />
      <div className={block({ kind: 'line' })} aria-hidden="true" />
      <div className={block({ kind: 'line' })} aria-hidden="true" />
    </Card>
  )
}

/** Gray cards under a sentence that says what is loading. */
export function SkeletonGrid({
  count,
  label,
  columns = 3,
}: {
  count: number
  label: string
  columns?: 2 | 3 | 4
}) {
  return (
    <div role="status" aria-busy="true">
      <p className={status}>{label}</p>
      <CardGrid columns={columns}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} kind="card" />
        ))}
      </CardGrid>
    </div>
  )
}
