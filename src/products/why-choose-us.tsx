import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { FeatureList } from './feature-list.tsx'

const box = css({ p: '24', bg: 'shallow', borderRadius: 'card', display: 'grid', gap: '16' })
const heading = css({ textStyle: 'card' })

/** The box with reasons to choose this agency. */
export function WhyChooseUs() {
  const { years, clients } = agency()
  const reasons = [
    `Specialists with ${years}+ years of experience in marine and coastal coverage`,
    `Trusted by over ${clients} boat owners`,
    '24/7 emergency claims support: your insurer’s claims line day and night, and our follow-up in office hours',
    `A quote within ${RESPONSE_HOURS} hours on business days, with no obligation; crewed yachts and businesses take longer`,
  ]
  return (
    <section className={box}>
      <h2 className={heading}>Why Choose Our Coverage</h2>
      <FeatureList features={reasons} />
    </section>
  )
}
