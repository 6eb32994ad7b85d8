import type { Fixtures } from '../gallery.tsx'
import { Badge } from './badge.tsx'

export const fixtures: Fixtures = {
  tones: (
    <p>
      <Badge>Marine Insurance</Badge> <Badge tone="land">23 towns</Badge>{' '}
      <Badge tone="ink">Captain’s Pick</Badge>
    </p>
  ),
}
