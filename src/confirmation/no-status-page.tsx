import { answerWithStatus } from '../http/page-status.ts'
import { STATUS_DAYS } from '../settings/business.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { AboutRequest } from './about-request.tsx'
import { HelpByPhone } from './call-us.tsx'
import type { NoStatus } from './load-status.ts'

const WORDS: Record<NoStatus, { status: number; title: string; text: string }> = {
  unknown: {
    status: 404,
    title: 'This link does not work',
    text: 'Part of it may be missing. Open it again from the email that we sent you.',
  },
  deleted: {
    status: 410,
    title: 'This request has been deleted',
    text: 'We have deleted it with its answers and files, so there is nothing left to show.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    text: `A link to a request works for ${STATUS_DAYS} days. The request itself is still with us.`,
  },
  unavailable: {
    status: 503,
    title: 'We cannot look up your request right now',
    text: 'The problem is on our side, and your request has not changed. Open the link again in a few minutes.',
  },
}

/** Shown in place of the page about a request, in the same words whoever asks. */
export function NoStatusPage({ why }: { why: NoStatus }) {
  const { status, title, text } = WORDS[why]
  answerWithStatus(status)
  return (
    <AboutRequest heading={title}>
      <p>{text}</p>
      <HelpByPhone />
      <p>
        <ButtonLink href="/contact">Write to us</ButtonLink>
      </p>
    </AboutRequest>
  )
}
