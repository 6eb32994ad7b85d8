import { css } from '../../../styled-system/css'
import { immutable } from '../picture/picture.tsx'
import type { IconName } from './icon.tsx'

const icon = css({ flex: 'none', width: '64', height: '40', fill: 'ink', color: 'ink' })

/**
 * The silhouette of a built-in vessel type; hidden from assistive technology.
 * @param slug The type's slug: the drawing program names its drawings so.
 */
export function VesselIcon({ slug }: { slug: string }) {
  return (
    <svg className={icon} aria-hidden="true">
      <use href={`${immutable('/pictures/silhouettes.svg')}#${slug}`} />
    </svg>
  )
}

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
