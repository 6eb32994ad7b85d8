import { Badge } from '../ui/badge/badge.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import type { ReadingTown } from './addresses.ts'

/** The town a page is read for, if any. */
export function TownBadge({ town }: { town: ReadingTown | undefined }) {
  if (!town) return null
  return (
    <div>
      <Badge tone="land">
        <Icon name="map-pin" size="small" />
        {town.name}
      </Badge>
    </div>
  )
}
