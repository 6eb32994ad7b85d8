import { css } from '../../styled-system/css'
import { Icon } from '../ui/icon/icon.tsx'

/** How many are shown on a product's card and first screen. */
const FEATURES_SHOWN = 4

const list = css({ display: 'grid', gap: '8' })
const entry = css({ display: 'flex', gap: '8' })
const mark = css({ color: 'ink', pt: '4' })

/** A product's first features. */
export function FeatureList({ features }: { features: string[] }) {
  return (
    <ul className={list}>
      {features.slice(0, FEATURES_SHOWN).map((feature) => (
        <li key={feature} className={entry}>
          <span className={mark}>
            <Icon name="check" size="small" />
          </span>
          {feature}
        </li>
      ))}
    </ul>
  )
}
