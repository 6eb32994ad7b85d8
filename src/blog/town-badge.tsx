import { Badge } from '../ui/badge/badge.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import type { ReadingTown } from './addresses.ts'

/** Whom a page is read for; nothing when it is read for anyone. */
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
