import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'

/** What to do after finding the town, or if it is not listed. */
export function TownsClosing() {
  return (
    <ClosingBanner
      title="Tell Us Where She Lies"
      text="A mooring, a slip or a trailer in the yard: start there, and the rest of the quote is short. Inland boats are welcome too."
    >
      <ButtonLink tone="action" href="/quote">
        Get a Free Quote
      </ButtonLink>
      <ButtonLink href="/contact">Contact Us</ButtonLink>
    </ClosingBanner>
  )
}
