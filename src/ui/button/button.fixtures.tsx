import { css } from '../../../styled-system/css'
import type { Fixtures } from '../gallery.tsx'
import { Button, ButtonLink } from './button.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

export const fixtures: Fixtures = {
  buttons: (
    <div className={row}>
      <Button tone="action">Get a Quote</Button>
      <Button>Schedule</Button>
      <Button tone="bare">Back</Button>
    </div>
  ),
  disabled: (
    <div className={row}>
      <Button tone="action" disabled>
        Sending...
      </Button>
      <Button disabled>Remove</Button>
    </div>
  ),
  'as wide as its place': (
    <Button tone="action" width="full">
      Continue
    </Button>
  ),
  links: (
    <div className={row}>
      <ButtonLink tone="action" href="/quote">
        Get Your Free Quote
      </ButtonLink>
      <ButtonLink href="/contact">Speak With an Agent</ButtonLink>
      <ButtonLink tone="bare" href="/blog">
        View All Articles
      </ButtonLink>
    </div>
  ),
}
