import { css } from '../../styled-system/css'
import { findOwnImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { ScheduleLink } from '../scheduling/schedule-link.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'
import { Picture } from '../ui/picture/picture.tsx'

const MISSING = 'Image not found'

const words = css({ textStyle: 'small', color: 'quiet' })

/** The last band: a quote or a talk. */
export async function HomeClosing() {
  return (
    <ClosingBanner
      title="Ready to Protect Your Coastal Investment?"
      text="Tell us about your boat, your dock or your house on the water. A specialist answers within a day, and nothing is owed."
      picture={await lighthouse()}
    >
      <ButtonLink tone="action" href="/quote">
        Get Your Free Quote
      </ButtonLink>
      <ScheduleLink>Schedule Appointment</ScheduleLink>
    </ClosingBanner>
  )
}

async function lighthouse() {
  const image = await findOwnImage(
    { category: 'general', path: '/pictures/lighthouse.png' },
    siteImages,
  )
  if (!image) return <p className={words}>{MISSING}</p>
  return (
    <Picture
      src={image.src}
      alt="The lighthouse on Fayerweather Island, at the mouth of Black Rock Harbor"
      width={640}
      height={480}
      missing={MISSING}
    />
  )
}
