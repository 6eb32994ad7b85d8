import { css } from '../../styled-system/css'
import {
  BOAT_OWNERS_SERVED,
  FOUNDED,
  RESPONSE_HOURS,
  YEARS_OF_EXPERIENCE,
} from '../settings/business.ts'
import { FeatureList } from './feature-list.tsx'

const box = css({ p: '24', bg: 'shallow', borderRadius: 'card', display: 'grid', gap: '16' })
const heading = css({ textStyle: 'card' })

const REASONS = [
  `Specialists with ${YEARS_OF_EXPERIENCE}+ years of experience, in marine and coastal cover alone since ${FOUNDED}`,
  `Trusted by over ${BOAT_OWNERS_SERVED} boat owners`,
  '24/7 emergency claims support',
  `A quote within ${RESPONSE_HOURS} hours, with no obligation`,
]

/** The box with reasons to choose this agency. */
export function WhyChooseUs() {
  return (
    <section className={box}>
      <h2 className={heading}>Why Choose Our Coverage</h2>
      <FeatureList features={REASONS} />
    </section>
  )
}
