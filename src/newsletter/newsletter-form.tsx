import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { Button } from '../ui/button/button.tsx'
import { PlainField } from '../ui/field/plain-field.tsx'
import { surface } from '../ui/layout.tsx'
import { NEWSLETTER } from './addresses.ts'

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

const box = css({ p: '24', display: 'grid', gap: '16' })
const heading = css({ textStyle: 'card', mb: '8' })

/**
 * The newsletter's form in a box. It is the same for everyone, so that the page can be cached; the
 * result is shown on a separate page.
 * @param path The page that it is on.
 */
export function NewsletterBox({ path }: { path: string }) {
  return (
    <section className={`${surface} ${box}`}>
      <div>
        <h2 className={heading}>Newsletter</h2>
        <p>New articles on boats, harbors and insurance, by email.</p>
      </div>
      <NewsletterForm path={path} />
    </section>
  )
}

/** The consent text next to the button. It is stored with the address. */
export function consentText(): string {
  return `By subscribing you agree that ${agency().name} sends you its newsletter by email. You can unsubscribe at any time, with the link in every message.`
}
