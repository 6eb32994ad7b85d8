import { cva } from '../../../styled-system/css'

/**
 * Our own line icons, drawn on a 24 px grid for a round 1.75 px stroke. Only server components
 * import this, so a page carries only the icons it shows; a client component would carry all of
 * them.
 */
export const paths = {
  ship: 'M2.75 15.5h18.5l-2.5 5H5.5zM5.75 15.5v-4.25h9.5l3 4.25M8.5 11.25V7H13v4.25M8.5 7l1.5-3.25',
  sailboat:
    'M12 3v13.25M12 3.5c3.75 2.9 6 6.25 6.75 10.25H12M9 7.5c-2 1.9-3.35 4-4 6.25h4M3 16.75h18l-2.25 4H5.5z',
  anchor:
    'M12 7.75V21M8.25 11.25h7.5M4 14c.5 4.1 3.6 7 8 7s7.5-2.9 8-7M14.25 5.5a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0z',
  home: 'M3 11.75 12 4l9 7.75M5.75 9.5v10.75h12.5V9.5M9.75 20.25V14h4.5v6.25',
  waves:
    'M3 7c1.5-1.6 3-1.6 4.5 0s3 1.6 4.5 0 3-1.6 4.5 0 3 1.6 4.5 0M3 12.25c1.5-1.6 3-1.6 4.5 0s3 1.6 4.5 0 3-1.6 4.5 0 3 1.6 4.5 0M3 17.5c1.5-1.6 3-1.6 4.5 0s3 1.6 4.5 0 3-1.6 4.5 0 3 1.6 4.5 0',
  shield:
    'M12 3l7.5 2.5V11c0 4.6-2.75 8-7.5 10-4.75-2-7.5-5.4-7.5-10V5.5zM8.75 11.5l2.4 2.4 4.1-4.4',
  'map-pin':
    'M12 21.25c4.4-4.5 6.75-8.1 6.75-11.25a6.75 6.75 0 1 0-13.5 0c0 3.15 2.35 6.75 6.75 11.25zM14.25 10a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0z',
  car: 'M3.25 17v-4.5l2-5A2.25 2.25 0 0 1 7.35 6h9.3a2.25 2.25 0 0 1 2.1 1.5l2 5V17zM3.25 12.25h17.5M5.5 17v2.5M18.5 17v2.5M6.75 14.75h1.5M15.75 14.75h1.5',
  'life-buoy':
    'M20.75 12a8.75 8.75 0 1 1-17.5 0 8.75 8.75 0 0 1 17.5 0zM15.75 12a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0zM5.8 5.8l3.55 3.55M14.65 14.65l3.55 3.55M18.2 5.8l-3.55 3.55M9.35 14.65 5.8 18.2',
  calendar: 'M3.75 5.75h16.5v14.5H3.75zM3.75 10.25h16.5M8 3.5v4.25M16 3.5v4.25',
  phone:
    'M6.25 3.5h3l1.6 4.25-2.2 1.6a12.2 12.2 0 0 0 6 6l1.6-2.2 4.25 1.6v3a2.6 2.6 0 0 1-2.75 2.75C10.25 20 4 13.75 3.5 6.25A2.6 2.6 0 0 1 6.25 3.5z',
  mail: 'M3.25 5.5h17.5v13H3.25zM3.5 6.75l8.5 6.5 8.5-6.5',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
  'chevron-right': 'M9 5.5l6.5 6.5L9 18.5',
  check: 'M4.75 12.75l4.75 4.75L19.5 7',
  star: 'M12 3.25l2.7 5.5 6.05.9-4.4 4.25 1.05 6.05L12 17.1l-5.4 2.85 1.05-6.05-4.4-4.25 6.05-.9z',
  clock: 'M20.75 12a8.75 8.75 0 1 1-17.5 0 8.75 8.75 0 0 1 17.5 0zM12 7v5l3.5 2.25',
  file: 'M5.75 3.25h8.5l4 4v13.5H5.75zM14 3.5v4h4M9 12.25h6M9 16h6',
  users:
    'M12.25 8a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0zM2.75 20c.35-3.75 2.75-6 6.25-6s5.9 2.25 6.25 6M15.5 4.9a3.25 3.25 0 0 1 0 6.2M17.5 14.5c2.15.8 3.5 2.75 3.75 5.5',
  compass:
    'M20.75 12a8.75 8.75 0 1 1-17.5 0 8.75 8.75 0 0 1 17.5 0zM15.75 8.25l-2.1 5.4-5.4 2.1 2.1-5.4z',
  wallet:
    'M17.25 7.5V4.75h-11A2.5 2.5 0 0 0 3.75 7v11.25a2 2 0 0 0 2 2h14.5V7.5h-14a2 2 0 0 1-2-1M20.25 11.5h-4a2.4 2.4 0 0 0 0 4.75h4',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  'arrow-right': 'M4 12h15.5M13.5 6l6 6-6 6',
  external: 'M13.5 4h6.5v6.5M20 4l-9 9M18 14v6H4V6h6',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.25 15.25l5.25 5.25',
} as const

/** The name of an icon. */
export type IconName = keyof typeof paths

const icon = cva({
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      small: { width: '16', height: '16' },
      text: { width: '24', height: '24' },
      large: { width: '40', height: '40', color: 'ink' },
    },
  },
})

/** A decorative line icon next to text; hidden from assistive technology. */
export function Icon({
  name,
  size = 'text',
}: {
  name: IconName
  size?: 'small' | 'text' | 'large'
}) {
  return (
    <svg className={icon({ size })} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
