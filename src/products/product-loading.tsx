import { page } from '../ui/layout.tsx'
import { Section } from '../ui/section/section.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'

const SKELETONS = 6

/** Shown while the list of products loads. */
export function ProductSkeletons() {
  return (
    <Section>
      <SkeletonGrid count={SKELETONS} label="Loading products..." />
    </Section>
  )
}

/** Shown while a product loads. */
export function ProductLoading() {
  return (
    <div className={page()}>
      <SkeletonGrid count={2} columns={2} label="Loading product..." />
    </div>
  )
}
