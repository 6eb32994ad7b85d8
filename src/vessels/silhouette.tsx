import type { Vessel } from '../../db/vessels.ts'
import { Picture } from '../ui/picture/picture.tsx'
import { insuranceOf } from './vessel-name.ts'

/** The vessel type as a line drawing, or the picture that staff gave it. */
export function Silhouette({ vessel }: { vessel: Vessel }) {
  const kind = insuranceOf(vessel)
    .replace(/ Insurance$/, '')
    .toLowerCase()
  return (
    <Picture
      src={vessel.imagePath ?? `/pictures/vessels/${vessel.slug}.svg`}
      alt={`Line drawing: ${kind}`}
      width={960}
      height={640}
      priority
    />
  )
}
