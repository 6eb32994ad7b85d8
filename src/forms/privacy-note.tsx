import { css } from '../../styled-system/css'

const note = css({ textStyle: 'small', color: 'quiet' })

/** Next to every submit button: what the answers are used for, and what the visitor agrees to. */
export function PrivacyNote() {
  return (
    <p className={note}>
      We use your answers to prepare a reply and for nothing else. By sending this form you allow us
      to answer by phone or email. The <a href="/privacy-policy">privacy policy</a> says how your
      data is kept.
    </p>
  )
}
