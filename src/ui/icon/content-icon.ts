import type { IconName } from './icon.tsx'

const ICONS: Record<string, IconName> = {
  Anchor: 'anchor',
  Car: 'car',
  Home: 'home',
  LifeBuoy: 'life-buoy',
  MapPin: 'map-pin',
  Sailboat: 'sailboat',
  Shield: 'shield',
  Ship: 'ship',
  Waves: 'waves',
}

/** The icon that a row of the content names, or the given one when it names none of ours. */
export function contentIcon(name: string, otherwise: IconName): IconName {
  return Object.hasOwn(ICONS, name) ? (ICONS[name] as IconName) : otherwise
}
