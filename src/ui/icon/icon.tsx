import { cva } from '../../../styled-system/css'
import { type IconName, paths } from './paths.ts'

export type { IconName }

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
