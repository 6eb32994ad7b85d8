import type { Vessel } from '../../db/content/vessels.ts'
import { css } from '../../styled-system/css'
import { Section } from '../ui/section/section.tsx'
import type { VesselTown } from './vessel-actions.tsx'
import { insuranceOf } from './vessel-name.ts'

const text = css({ maxWidth: 'measure' })

/** What matters about the town that the visitor came from, and a link back. */
export function VesselInTown({ vessel, town }: { vessel: Vessel; town: VesselTown }) {
  if (!town) return null
  return (
    <Section title={`${insuranceOf(vessel)} in ${town.name}`} tone="shallow">
      <p className={text}>
        {town.description}{' '}
        <a href={`/towns/${town.slug}`}>Harbors, risks and marinas of {town.name}</a>
      </p>
    </Section>
  )
}
