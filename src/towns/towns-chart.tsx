import { SoundChart } from '../chart/sound-chart.tsx'
import { page } from '../ui/layout.tsx'

/** The Sound with its 24 places, each a link. */
export function TownsChart() {
  return (
    <div className={page()}>
      <SoundChart />
    </div>
  )
}
