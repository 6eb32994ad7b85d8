import type { Testimonial } from '../../db/content/testimonials.ts'
import { css, cx } from '../../styled-system/css'
import { fallbackPicture, homeWaters } from '../chart/pictures.ts'
import { agency } from '../http/agency.ts'
import { ScheduleLink } from '../layout/consultation.tsx'
import { WhileLoading } from '../layout/while-loading.tsx'
import { Portrait } from '../testimonials/testimonial-card.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { notPrinted, page } from '../ui/layout.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Stars } from '../ui/stars/stars.tsx'

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
            <li>
              <a href="/claims">24/7 emergency claims support</a>, on your insurer’s line
            </li>
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

// The text panel is on the left: what matters is drawn to the right of it.
const figure = css({
  position: { xl: 'absolute' },
  inset: '0',
  // Low on a phone, so that the first button is on the first screen, and never lower than the whole of
  // a drawing (HOME_ON_TABLET): only the sides of the phone's are cropped, where it has no names.
  height: { base: 'max(112px, 21.1vw)', md: 'auto' },
  overflow: 'hidden',
  '& > span, & img': { height: 'full' },
  '& img': { objectFit: 'cover', objectPosition: { base: '50% 50%', xl: '100% 50%' } },
})

/** A real chart of the agency's own waters, with separate drawings for phones and tablets. */
function HomeWaters() {
  return (
    <figure className={cx(figure, notPrinted)}>
      <Picture {...homeWaters} priority fallbacks={[fallbackPicture('town').src.file]} />
    </figure>
  )
}

const AVATARS = 3

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  // As tall as a portrait before it is there.
  minHeight: '56',
})
const avatars = css({ display: 'flex', '& > * + *': { ml: '-12' } })
const line = css({ display: 'grid', gap: '4', textStyle: 'small' })

type Shown = { testimonials: Promise<Testimonial[]> }

/** The initials of three clients and their stars, once there are any, and the number of clients. */
function BoatOwners({ testimonials }: Shown) {
  return (
    <div className={row}>
      <WhileLoading fallback={<p className={line}>{trustedBy()}</p>}>
        <Clients testimonials={testimonials} />
      </WhileLoading>
    </div>
  )
}

async function Clients({ testimonials }: Shown) {
  const clients = await testimonials
  if (clients.length === 0) return <p className={line}>{trustedBy()}</p>
  return (
    <>
      <span className={avatars}>
        {clients.slice(0, AVATARS).map(({ id, name, imagePath }) => (
          <Portrait key={id} name={name} imagePath={imagePath} />
        ))}
      </span>
      <p className={line}>
        <Stars rating={averageStars(clients)} />
        {trustedBy()}
      </p>
      {clients.some(({ isSample }) => isSample) && (
        <span>
          <Badge tone="land">Sample</Badge>
        </span>
      )}
    </>
  )
}

function averageStars(clients: Testimonial[]): number {
  return Math.round(clients.reduce((sum, { rating }) => sum + rating, 0) / clients.length)
}

function trustedBy(): string {
  return `Trusted by over ${Number(agency().clients).toLocaleString('en-US')} boat owners`
}
