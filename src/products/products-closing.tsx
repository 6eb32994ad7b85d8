import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'

/** The last section of the product list. */
export function ProductsClosing() {
  return (
    <ClosingBanner
      title="Not Sure What You Need?"
      text="Describe it in your own words. We find the form that fits, or tell you that you have it already."
    >
      <ButtonLink tone="action" href="/quote">
        Get Your Free Quote
      </ButtonLink>
      <ButtonLink href="/contact">Contact Us</ButtonLink>
    </ClosingBanner>
  )
}
