import { css, cx } from '../../styled-system/css'
import { SoundChart } from '../chart/sound-chart.tsx'
import { page } from '../ui/layout.tsx'

const room = css({ pt: { base: '24', md: '64' } })

/** The Sound with its 24 places, each a link. */
export function TownsChart() {
  return (
    <div className={cx(page(), room)}>
      <SoundChart />
    </div>
  )
}
