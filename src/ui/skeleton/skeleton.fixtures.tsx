import type { Fixtures } from '../gallery.tsx'
import { Skeleton, SkeletonGrid } from './skeleton.tsx'

export const fixtures: Fixtures = {
  line: <Skeleton kind="line" />,
  cards: <SkeletonGrid count={3} label="Loading blog posts..." />,
}
