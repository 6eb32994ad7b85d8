import type { Testimonial } from '../../db/content/testimonials.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { ScheduleLink } from '../layout/schedule-link.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { page } from '../ui/layout.tsx'
import { BoatOwners } from './boat-owners.tsx'
import { HomeWaters } from './home-waters.tsx'

const hero = css({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  // In large text, nothing of it is wider than the screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: { md: 'auto 1fr', xl: 'auto' },
  alignItems: 'center',
  // HOME_HERO_HEIGHT_PX, as a literal: styles are made at build time.
  minHeight: { md: '700px' },
  pb: { base: '24', xl: '64' },
  pt: { xl: '64' },
  bg: 'surface',
  borderBottomWidth: '1px',
  borderBottomStyle: 'solid',
  borderColor: 'line',
})
const plate = css({
  position: 'relative',
  maxWidth: { xl: 'form' },
  px: { xl: '40' },
  py: { base: '24', md: '16', xl: '40' },
  bg: 'surface',
  borderWidth: { xl: '1px' },
  borderStyle: 'solid',
  borderColor: 'ink',
  outline: { xl: '1px solid token(colors.ink)' },
  outlineOffset: '4px',
  display: 'grid',
  gap: { base: '16', md: '24' },
})
const title = css({
  textStyle: 'display',
  fontSize: { base: 'min(1.9375rem, 12vw)', md: '3.25rem' },
})
const sentence = css({ display: 'inline-block' })
const claims = css({
  display: 'grid',
  gap: { base: '4', md: '12' },
  textStyle: 'lead',
  '& li': { pl: '24', position: 'relative' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '0.62em',
    width: '12',
    height: '2',
    bg: 'action',
  },
})
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

/** The first screen: a summary and the calls to action. */
export function HomeHero({ testimonials }: { testimonials: Promise<Testimonial[]> }) {
  return (
    <section className={hero}>
      <HomeWaters />
      <div className={page()}>
        <div className={plate}>
          <h1 className={title}>
            <span className={sentence}>Protect Your Vessel.</span>{' '}
            <span className={sentence}>Sail With Confidence.</span>
          </h1>
          <ul className={claims}>
            <li>Marine specialists with {agency().years}+ years of experience</li>
            <li>Custom policies from kayaks to luxury yachts</li>
            <li>24/7 emergency claims support</li>
          </ul>
          <div className={buttons}>
            <ButtonLink tone="action" href="/quote">
              Get Your Free Quote
            </ButtonLink>
            <ScheduleLink>Schedule Appointment</ScheduleLink>
          </div>
          <BoatOwners testimonials={testimonials} />
        </div>
      </div>
    </section>
  )
}
