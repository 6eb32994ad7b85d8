import { css } from '../../styled-system/css'
import { DRAFT_DAYS } from '../business.ts'
import { config } from '../config.ts'
import { phoneLink } from '../layout/phone-link.ts'
import { Page } from '../ui/layout.tsx'

const prose = css({
  py: { base: '32', md: '56' },
  display: 'grid',
  gap: '16',
  '& h1': { textStyle: 'title' },
  '& h2': { textStyle: 'section', mt: '16' },
})

/** What happens to what a visitor tells us. */
export function PrivacyPolicy() {
  const { name, email, phone, street } = config().site
  return (
    <Page width="text">
      <article className={prose}>
        <h1>Privacy Policy</h1>
        <p>Last updated May 3, 2025</p>
        <p>
          {name} is an independent insurance agency at {street}, Bridgeport, Connecticut. This page
          says what we learn about you through this website and what we do with it.
        </p>
        <h2>What you tell us</h2>
        <p>
          The quote form asks for the kind of insurance, your vessel, your name, e-mail address and
          ZIP code, and, if you wish, a phone number, further details and files. The contact form
          asks for your name, e-mail address, ZIP code, a subject and a message. Fields marked
          optional may stay empty.
        </p>
        <h2>What we use it for</h2>
        <p>
          To answer you by phone or e-mail, and to ask insurers for terms when you want a quote. We
          do not sell it, and we do not use it for advertising.
        </p>
        <h2>Who sees it</h2>
        <p>
          Our staff, and the insurers we ask on your behalf, who see what they need to name their
          terms. Files you attach stay in our own store; they never travel by e-mail.
        </p>
        <h2>What your browser keeps</h2>
        <p>
          So that nothing you typed is lost, an unfinished form stays in this browser tab until you
          close it. If your browser runs no scripts, or you are faster than ours, the form is kept
          on our server instead, under a cookie that lasts {DRAFT_DAYS} days, and deleted after
          that. One more cookie shows your reference number again for a day after you sent a form.
          None of them follows you to other sites.
        </p>
        <p>
          Your browser also remembers the page that led you here, for this tab, and the first
          campaign in an address that brought you to us, until you clear its data. Both are sent
          with your form and with nothing else.
        </p>
        <h2>How long we keep it</h2>
        <p>
          As long as we work on your request or insure you, and as long after that as insurance law
          asks us to keep records.
        </p>
        <h2>Your choice</h2>
        <p>
          You may ask what we hold about you, have it corrected, or have it deleted where the law
          lets us. Write to <a href={`mailto:${email}`}>{email}</a> or call{' '}
          <a href={phoneLink(phone)}>{phone}</a>.
        </p>
      </article>
    </Page>
  )
}
