import { page } from '../ui/layout.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'

/** Shown while a town loads. */
export function TownLoading() {
  return (
    <div className={page()}>
      <SkeletonGrid count={4} columns={2} label="Loading town..." />
    </div>
  )
}
