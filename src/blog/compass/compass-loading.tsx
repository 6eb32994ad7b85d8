import { css } from '../../../styled-system/css'
import { page } from '../../ui/layout.tsx'
import { SkeletonGrid } from '../../ui/skeleton/skeleton.tsx'

const space = css({ py: '48' })

/** Shown while the posts load. */
export function CompassLoading() {
  return (
    <div className={`${page()} ${space}`}>
      <SkeletonGrid count={4} columns={2} label="Charting our course..." />
    </div>
  )
}
