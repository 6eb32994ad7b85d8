import { css } from '../../../styled-system/css'
import type { Fixtures } from '../gallery.tsx'
import { Icon, type IconName } from './icon.tsx'
import { paths } from './paths.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '16', color: 'ink' })
const names = Object.keys(paths) as IconName[]

export const fixtures: Fixtures = {
  'beside text': (
    <div className={row}>
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
  large: (
    <div className={row}>
      {names.map((name) => (
        <Icon key={name} name={name} size="large" />
      ))}
    </div>
  ),
}
