import { ButtonLink } from '../button/button.tsx'
import type { Fixtures } from '../gallery.tsx'
import { Picture } from '../picture/picture.tsx'
import { CallToActionBanner } from './call-to-action-banner.tsx'

const buttons = (
  <>
    <ButtonLink tone="action" href="/quote">
      Get Your Free Quote
    </ButtonLink>
    <ButtonLink href="/schedule">Schedule an Appointment</ButtonLink>
  </>
)

export const fixtures: Fixtures = {
  'with a picture': (
    <CallToActionBanner
      title="Ready to Protect Your Coastal Investment?"
      text="Tell us about the boat or the house. You hear from a person within 24 hours."
      picture={<Picture src="/charts/bridgeport.svg" alt="" width={1600} height={733} />}
    >
      {buttons}
    </CallToActionBanner>
  ),
  'words alone': <CallToActionBanner title="Ready for a Quote?">{buttons}</CallToActionBanner>,
}
