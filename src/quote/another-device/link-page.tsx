import { CODE_MINUTES, LINKS_A_DAY } from '../../../db/leads/draft-link-limits.ts'
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
import { LINK_PATH } from './addresses.ts'
import { type LinkProblem, refusedLink } from './link-answer.ts'
import { loadTypedAddress } from './load-draft.ts'

const stack = css({ display: 'grid', gap: '16' })

const DESCRIPTION = 'A link that opens your quote request on another device.'

/** The page that mails a link to this browser's quote request. */
export async function LinkPage({ isSent }: { isSent: boolean }) {
  const refused = refusedLink()
  if (refused) return <AskForAddress typed={refused.typedForLink} problem={refused.problem} />
  if (isSent) return <Sent />
  const typed = await loadTypedAddress()
  if (typed === undefined) return <NothingBegun />
  if (typed !== 'unavailable') return <AskForAddress typed={typed} />
  answerWithStatus(503)
  return <AskForAddress typed="" problem="unavailable" />
}

function AskForAddress({ typed, problem }: { typed: string; problem?: LinkProblem }) {
  const error = typeof problem === 'object' ? problem.email : undefined
  return (
    <MailLinkPage
      title="Continue on another device"
      description={DESCRIPTION}
      hasProblems={problem !== undefined}
    >
      {typeof problem === 'string' && <Refused problem={problem} />}
      <p>
        We email you a link. On the other device it opens this request as it is here, with its
        answers and files, after you enter a code that we then send to the same address. It works
        for {LINK_DAYS} days, or until the request is sent.
      </p>
      <form
        method="post"
        action={LINK_PATH}
        noValidate
        aria-label="Email me a link"
        className={stack}
      >
        <PlainField
          name="email"
          label="Email address"
          type="email"
          autoComplete="email"
          defaultValue={typed}
          error={error}
          autoFocus={error !== undefined}
        />
        <p>
          <Button type="submit">Email me a link</Button>
        </p>
      </form>
      <BackToTheForm />
    </MailLinkPage>
  )
}

function Refused({ problem }: { problem: Exclude<LinkProblem, object> }) {
  const { phone } = agency()
  return (
    <div role="alert">
      <Notice tone="problem">
        <p>
          {problem === 'draft' &&
            `We email at most ${LINKS_A_DAY} links a day for one request. The links sent so far still work, and you can ask for another tomorrow.`}
          {problem === 'address' &&
            'Many requests for links came from your network, so no link was sent. Try again in an hour.'}
          {problem === 'site' &&
            'We received too many requests for links, so no link was sent. Try again in an hour.'}
          {problem === 'unavailable' &&
            'Something went wrong on our side, so no link was sent. Try again in a minute.'}{' '}
          Your answers are safe here. You can also call <a href={phoneLink(phone)}>{phone}</a>.
        </p>
      </Notice>
    </div>
  )
}

function Sent() {
  return (
    <MailLinkPage title="Check your inbox" description={DESCRIPTION}>
      <p>
        A link is on its way to the address you typed. Open it on the device on which you want to
        continue. We then send a code to the same address, which works for {CODE_MINUTES} minutes.
      </p>
      <p>
        If nothing comes within a few minutes, check your spam folder, or check the address and{' '}
        <a href={LINK_PATH}>ask again</a>. We send at most {LINKS_A_DAY} such links a day to one
        address.
      </p>
      <BackToTheForm />
    </MailLinkPage>
  )
}

function NothingBegun() {
  return (
    <MailLinkPage title="There is nothing to continue yet" description={DESCRIPTION}>
      <p>
        No quote request was started in this browser, or it has already been sent. Answer the first
        question; then you can ask for a link.
      </p>
      <p>
        <ButtonLink tone="action" href={quoteForm.path}>
          To the quote form
        </ButtonLink>
      </p>
    </MailLinkPage>
  )
}

function BackToTheForm() {
  return (
    <p>
      <a href={`${quoteForm.path}#form`}>Back to the form</a>
    </p>
  )
}
