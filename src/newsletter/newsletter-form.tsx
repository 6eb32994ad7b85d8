import { css } from '../../styled-system/css'
import { Button } from '../ui/button/button.tsx'
import { PlainField } from '../ui/field/plain-field.tsx'
import { NEWSLETTER } from './addresses.ts'
import { consentText } from './consent.ts'

const stack = css({ display: 'grid', gap: '16' })
const small = css({ textStyle: 'small', color: 'quiet' })

/**
 * The newsletter's form: plain HTML, with or without JavaScript.
 * @param path The page that it is on.
 */
export function NewsletterForm(props: {
  path: string
  typed?: string | undefined
  error?: string | undefined
}) {
  return (
    <form method="post" action={NEWSLETTER} noValidate aria-label="Newsletter" className={stack}>
      <input type="hidden" name="path" value={props.path} />
      <PlainField
        name="email"
        id="newsletter-email"
        label="Email address"
        type="email"
        autoComplete="email"
        required
        defaultValue={props.typed}
        error={props.error}
        autoFocus={props.error !== undefined}
      />
      <p>
        <Button type="submit" width="full">
          Subscribe
        </Button>
      </p>
      <p className={small}>
        {consentText()} The <a href="/privacy-policy#newsletter">privacy policy</a> says how your
        address is kept.
      </p>
    </form>
  )
}
