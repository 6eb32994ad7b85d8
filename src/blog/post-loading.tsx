import { css } from '../../styled-system/css'
import { page } from '../ui/layout.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'

const shapes = css({ display: 'grid', gap: '24', py: '48', maxWidth: 'form' })

/** Shown while a post loads. */
export function PostLoading() {
  return (
    <div className={page()} role="status" aria-busy="true">
      <div className={shapes}>
        <p>Loading article...</p>
        <Skeleton kind="picture" />
        <Skeleton kind="line" />
        <Skeleton kind="line" />
        <Skeleton kind="line" />
      </div>
    </div>
  )
}
