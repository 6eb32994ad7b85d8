import { CODE_MINUTES, CODES_AN_HOUR, MAX_CODE_TRIES } from '../../../db/leads/draft-link-limits.ts'
import { LINK_DAYS } from '../../../db/leads/draft-links.ts'
import { css } from '../../../styled-system/css'
import { agency } from '../../http/agency.ts'
import { answerWithStatus } from '../../http/page-status.ts'
import { MailLinkPage } from '../../layout/mail-link-page.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { phoneLink } from '../../ui/phone-link.ts'
import { quoteForm } from '../form.ts'
import { type ContinueProblem, continueHref, refusedCode } from './continue-answer.ts'
import { loadLink } from './load-link.ts'

const stack = css({ display: 'grid', gap: '16' })

const DESCRIPTION = 'Continue a quote request on this device.'

/** The page of a link to a draft. It shows nothing of the draft, and reading it changes nothing. */
export async function ContinuePage({ token }: { token: string | undefined }) {
  const link = await loadLink(token)
  if (link === 'unavailable') return <Unavailable />
  if (!link || !token) return <Ended />
  const problem = refusedCode()
  const takesCode = link.awaitsCode && problem !== 'spent'
  return (
    <MailLinkPage
      title={takesCode ? 'Type in your code' : 'Continue your quote request'}
      description={DESCRIPTION}
      hasProblems={problem !== undefined}
    >
      {problem && problem !== 'wrong' && <Refused problem={problem} />}
      {takesCode ? <CodeForm token={token} isWrong={problem === 'wrong'} /> : <AskForCode />}
      <form method="post" action={continueHref(token)} aria-label="Send a code">
        <Button type="submit" tone={takesCode ? 'bare' : 'action'}>
          {takesCode ? 'Send a new code' : 'Send me the code'}
        </Button>
      </form>
    </MailLinkPage>
  )
}

function AskForCode() {
  return (
    <>
      <p>
        To be sure that it is you, we send a code of six digits to the address to which this link
        was mailed. Then the request opens here, as you left it.
      </p>
      <p>
        The device on which it was begun can still open it, and sees what you add. If you did not
        begin it yourself, do not continue.
      </p>
    </>
  )
}

function CodeForm({ token, isWrong }: { token: string; isWrong: boolean }) {
  return (
    <>
      <p>
        A code is on its way to the address to which this link was mailed. It works for{' '}
        {CODE_MINUTES} minutes; only the latest one works.
      </p>
      <form
        method="post"
        action={continueHref(token)}
        noValidate
        aria-label="Code"
        className={stack}
      >
        <PlainField
          name="code"
          label="Code from the message"
          hint="Six digits"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={isWrong ? 'This is not the code. Check the latest message.' : undefined}
          autoFocus={isWrong}
        />
        <p>
          <Button type="submit" tone="action">
            Continue
          </Button>
        </p>
      </form>
    </>
  )
}

function Refused({ problem }: { problem: Exclude<ContinueProblem, 'wrong'> }) {
  const { phone } = agency()
  return (
    <div role="alert">
      <Notice tone="problem">
        <p>
          {problem === 'spent' &&
            `A new code is needed: one works once, for ${CODE_MINUTES} minutes, and may be typed in ${MAX_CODE_TRIES} times.`}
          {problem === 'hour' &&
            `${CODES_AN_HOUR} codes an hour are sent at most. Use the latest one, or try again in an hour.`}
          {problem === 'link' &&
            'No more codes are sent for this link. Have a new link mailed from the device on which you began.'}
          {problem === 'unavailable' &&
            'The fault is ours: this did not work just now. Try again in a minute.'}{' '}
          You can also call <a href={phoneLink(phone)}>{phone}</a>.
        </p>
      </Notice>
    </div>
  )
}

function Ended() {
  const { phone } = agency()
  answerWithStatus(404)
  return (
    <MailLinkPage title="This link has ended" description={DESCRIPTION}>
      <p>
        A link works for {LINK_DAYS} days, until its request is sent or started over. This one may
        also have lost a part on its way. If you have sent the request, its reference number is in
        your email.
      </p>
      <p>
        <ButtonLink tone="action" href={quoteForm.path}>
          Start a new request
        </ButtonLink>
      </p>
      <p>
        Or call <a href={phoneLink(phone)}>{phone}</a>, and we take your request on the phone.
      </p>
    </MailLinkPage>
  )
}

function Unavailable() {
  const { phone } = agency()
  answerWithStatus(503)
  return (
    <MailLinkPage title="We cannot look that up just now" description={DESCRIPTION}>
      <p>
        The fault is ours, and nothing is lost. Open the link again in a few minutes, or call{' '}
        <a href={phoneLink(phone)}>{phone}</a>.
      </p>
    </MailLinkPage>
  )
}
