import { CODE_MINUTES, CODES_AN_HOUR, MAX_CODE_TRIES } from '../../../db/leads/draft-link-limits.ts'
import { LINK_DAYS } from '../../../db/leads/draft-links.ts'
import { css } from '../../../styled-system/css'
import { agency } from '../../http/agency.ts'
import { answerWithStatus } from '../../http/page-status.ts'
import { phoneLink } from '../../http/phone-link.ts'
import { MailLinkPage } from '../../layout/mail-link-page.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { quoteForm } from '../form.ts'
import { CLOSES } from './addresses.ts'
import { BegunHere, OnlyHere } from './begun-here.tsx'
import { type ContinueProblem, continueHref, refusedCode } from './continue-answer.ts'
import type { Begun } from './load-begun.ts'
import { loadLink } from './load-link.ts'
import { SaveFirst } from './save-first.tsx'

const stack = css({ display: 'grid', gap: '16' })

const DESCRIPTION = 'Continue a quote request on this device.'

/** The page of a link to a draft. It shows nothing of the draft, and reading it changes nothing. */
export async function ContinuePage({ token }: { token: string | undefined }) {
  const link = await loadLink(token)
  if (link === 'unavailable') return <Unavailable />
  if (!link || !token) return <Ended />
  const { begunHere } = link
  if (begunHere?.id === link.draftId) return <OpenHere />
  const { refusedCode: problem, typedCode } = refusedCode() ?? {}
  const isAsked = begunHere !== undefined
  const takesCode = link.awaitsCode && problem !== 'spent'
  return (
    <MailLinkPage
      title={takesCode ? 'Type in your code' : 'Continue your quote request'}
      description={DESCRIPTION}
      hasProblems={problem !== undefined}
    >
      {problem && problem !== 'wrong' && <Refused problem={problem} />}
      <SaveFirst isAsked={isAsked}>
        <OnlyHere isAsked={isAsked} />
      </SaveFirst>
      {begunHere && <BegunHere begun={begunHere} />}
      {takesCode ? (
        <CodeForm
          token={token}
          isWrong={problem === 'wrong'}
          typed={typedCode}
          closes={begunHere}
        />
      ) : (
        <AskForCode />
      )}
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

function CodeForm(props: {
  token: string
  isWrong: boolean
  typed: string | undefined
  /** What is closed in this browser when the code is right. */
  closes: Begun | undefined
}) {
  const { token, isWrong, typed, closes } = props
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
          error={isWrong ? 'That code is not right. Check the latest message.' : undefined}
          defaultValue={typed}
          autoFocus={isWrong}
        />
        {closes && <input type="hidden" name={CLOSES} value={closes.id} />}
        <p>
          <Button type="submit" tone="action">
            {closes ? 'Close the one here, and continue' : 'Continue'}
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
            `You need a new code. A code works once, for ${CODE_MINUTES} minutes, and you can try it ${MAX_CODE_TRIES} times.`}
          {problem === 'hour' &&
            `We send at most ${CODES_AN_HOUR} codes an hour. Use the latest one, or try again in an hour.`}
          {problem === 'link' &&
            'We cannot send more codes for this link. On the device on which you began, ask for a new link.'}
          {problem === 'begun' &&
            'Nothing has changed yet: a quote request was begun in this browser. Choose which one to continue.'}
          {problem === 'unavailable' &&
            'Something went wrong on our side, and your request has not changed. Try again in a minute.'}{' '}
          You can also call <a href={phoneLink(phone)}>{phone}</a>.
        </p>
      </Notice>
    </div>
  )
}

function OpenHere() {
  return (
    <MailLinkPage title="This request is open here already" description={DESCRIPTION}>
      <p>This browser has the quote request that the link opens, as you left it.</p>
      <p>
        <ButtonLink tone="action" href={`${quoteForm.path}#form`}>
          To your quote request
        </ButtonLink>
      </p>
    </MailLinkPage>
  )
}

function Ended() {
  const { phone } = agency()
  answerWithStatus(404)
  return (
    <MailLinkPage title="This link no longer works" description={DESCRIPTION}>
      <p>
        A link works for {LINK_DAYS} days, or until its request is sent or started over. Part of
        this one may also be missing. If you have sent the request, its reference number is in your
        email.
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
    <MailLinkPage title="We cannot look up your request right now" description={DESCRIPTION}>
      <p>
        The problem is on our side, and nothing is lost. Open the link again in a few minutes, or
        call <a href={phoneLink(phone)}>{phone}</a>.
      </p>
    </MailLinkPage>
  )
}
