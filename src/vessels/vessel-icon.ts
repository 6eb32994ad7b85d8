import type { IconName } from '../ui/icon/icon.tsx'

const ICONS: Record<string, IconName> = {
  Ship: 'ship',
  Shield: 'shield',
  Anchor: 'anchor',
  MapPin: 'map-pin',
  Sailboat: 'sailboat',
  Waves: 'waves',
  Home: 'home',
}
const DEFAULT_ICON: IconName = 'ship'

/** The icon in a row, or the default one. */
export function vesselIcon(name: string): IconName {
  return Object.hasOwn(ICONS, name) ? (ICONS[name] as IconName) : DEFAULT_ICON
}
