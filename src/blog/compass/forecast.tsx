import type { ReactNode } from 'react'
import { css } from '../../../styled-system/css'
import { surface } from '../../ui/layout.tsx'

const box = css({
  display: 'grid',
  gap: '16',
  p: '24',
  '& h2': { textStyle: 'card' },
  '& h3': { textStyle: 'label', color: 'heading', mb: '4' },
  '& section + section': { borderTop: '1px solid token(colors.line)', pt: '16' },
})

const OUTLOOK: { title: string; text: ReactNode }[] = [
  {
    title: 'Rising Trends',
    text: 'NOAA’s tide gauge at Bridgeport shows the Sound rising, decade over decade. The same storm reaches farther than it did when a house or a dock was built. Have elevations checked before you rely on old documents.',
  },
  {
    title: 'Policy Updates',
    text: 'The National Flood Insurance Program now rates each building on its own: its elevation, its distance from water, the cost to rebuild it. What a neighbor or the last owner paid is no guide to your premium.',
  },
  {
    title: 'Safety Spotlight',
    text: 'Federal law requires the operator of most boats under 26 feet to use the engine cut-off link on plane or above displacement speed, where the boat has one. Clip it on before you leave the slip.',
  },
]

/** The outlook next to the featured posts. */
export function Forecast() {
  return (
    <div className={`${surface} ${box}`}>
      <h2>Maritime Insurance Forecast</h2>
      {OUTLOOK.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}
