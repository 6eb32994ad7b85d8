import { css } from '../../styled-system/css'
import { page } from '../ui/layout.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'

const SKELETONS = 6

const space = css({ py: '48' })

/** Shown while a list of posts loads. */
export function ListLoading() {
  return (
    <div className={`${page()} ${space}`}>
      <SkeletonGrid count={SKELETONS} columns={2} label="Loading blog posts..." />
    </div>
  )
}
