import { page } from '../ui/layout.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'

/** While a town is on its way. */
export function TownLoading() {
  return (
    <div className={page()}>
      <SkeletonGrid count={4} columns={2} label="Loading town..." />
    </div>
  )
}
