import type { VesselOption } from '../../db/content/vessels.ts'
import { css } from '../../styled-system/css'
import { ButtonLink } from '../ui/button/button.tsx'
import { Section } from '../ui/section/section.tsx'
import type { VesselTown } from './vessel-actions.tsx'
import { shortName } from './vessel-name.ts'

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

/** Links to similar vessel types. */
export function RelatedVessels({ vessels, town }: { vessels: VesselOption[]; town: VesselTown }) {
  if (vessels.length === 0) return null
  const query = town ? `?town=${town.slug}` : ''
  return (
    <Section title="Related Vessel Insurance" tone="shallow">
      <ul className={list}>
        {vessels.map((vessel) => (
          <li key={vessel.slug}>
            <ButtonLink href={`/vessels/${vessel.slug}${query}`}>
              {shortName(vessel)} Insurance
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
