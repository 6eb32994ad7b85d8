import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { closingSentence } from '../settings/closings.ts'
import { officeDay } from '../settings/office-day.ts'
import { dayAndHour, weekdayHoursAtEnd } from '../settings/office-time.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { notPrinted } from '../ui/layout.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Steps } from '../ui/steps/steps.tsx'
import { AboutRequest } from './about-request.tsx'
import { reminderPath } from './addresses.ts'
import { CallUs } from './call-us.tsx'
import type { RequestStatus } from './load-status.ts'
import { RequestFiles } from './request-files.tsx'
import type { RerenderedFiles } from './rerendered-files.ts'
import { Reference } from './styles.tsx'

const HEADINGS: Record<SubmissionKind, string> = {
  quote: 'Your quote request',
  contact: 'Your message',
  call: 'Your request for a call',
  certificate: 'Your request for a certificate',
  change: 'Your request to change a policy',
  claim: 'Your notice of a loss',
}

/** Side by side, though the column is narrow. */
const three = css({ '& ol': { gridTemplateColumns: { md: '1fr 1fr 1fr' } } })

/**
 * Where a request stands, and the way to add files. Nothing of its answers is here: the link may have
 * been forwarded.
 * @param answer When files were posted and not all of them taken.
 */
export function StatusPage(props: { status: RequestStatus; answer: RerenderedFiles | undefined }) {
  const { status, answer } = props
  const { request, replyDeadline } = status
  const isOpen = !request.answeredAt && replyDeadline && replyDeadline > new Date()
  return (
    <AboutRequest
      heading={HEADINGS[request.kind]}
      problems={answer && <FileProblems answer={answer} />}
      more={<RequestFiles status={status} answer={answer} />}
    >
      <Reference>{request.reference}</Reference>
      <div className={three}>
        <Steps headingLevel={2} items={statusSteps(status, new Date(), whenOpen())} />
      </div>
      <CallUs />
      {status.applicationPath && (
        <p>
          Insurers ask more than our form. <a href={status.applicationPath}>Answer what you know</a>
          , whenever you like.
        </p>
      )}
      {isOpen && (
        <p className={notPrinted}>
          <ButtonLink href={reminderPath(status.path)}>Add it to my calendar</ButtonLink>
        </p>
      )}
    </AboutRequest>
  )
}

function whenOpen(): string {
  const { closings, ...hours } = agency()
  return closingSentence(closings, officeDay()) ?? `The office is open ${weekdayHoursAtEnd(hours)}`
}

/** What went wrong with files that were posted, each with a link to the file field. */
function FileProblems({ answer }: { answer: RerenderedFiles }) {
  const { problems, added } = answer
  return (
    <div id="problems" role="alert" tabIndex={-1}>
      <Notice tone="problem">
        <h2>There is a problem</h2>
        <ul>
          {problems.map(({ problem, field = 'attachments' }) => (
            <li key={field + problem}>
              <a href={`#${field}`}>{problem}</a>
            </li>
          ))}
        </ul>
        {added > 0 && <p>{added === 1 ? 'One other file' : `${added} other files`} arrived.</p>}
      </Notice>
    </div>
  )
}

interface Step {
  title: string
  text: string
  isDone: boolean
}

/**
 * Where a request stands, in three steps.
 * @param office A sentence about when somebody is in the office.
 */
export function statusSteps(
  { request, replyDeadline }: Pick<RequestStatus, 'request' | 'replyDeadline'>,
  now: Date,
  office: string,
): Step[] {
  const { createdAt, openedAt, reader, answeredAt, kind } = request
  const by = reader ? ` by ${reader}` : ''
  return [
    { title: 'Received', text: dayAndHour(createdAt), isDone: true },
    {
      title: openedAt || reader ? `Being read${by}` : 'Being read',
      text: openedAt
        ? `Since ${dayAndHour(openedAt)}`
        : reader
          ? `${reader} has it and will read it next.`
          : `Not yet. ${office}`,
      isDone: openedAt !== undefined || answeredAt !== undefined,
    },
    {
      title: 'Answered',
      text: answeredAt
        ? `On ${dayAndHour(answeredAt)}, by phone or email. If you have not heard from us, check your spam folder or call.`
        : answerDue(kind, replyDeadline, now),
      isDone: answeredAt !== undefined,
    },
  ]
}

function answerDue(kind: string, by: Date | undefined, now: Date): string {
  const what = kind === 'call' ? 'We will call you' : 'A person will answer'
  if (!by) return `Not yet. ${what} within ${RESPONSE_HOURS} hours.`
  if (now <= by) return `Not yet. ${what} by ${dayAndHour(by)} (Eastern time).`
  return `Not yet. It was due by ${dayAndHour(by)}, and we are late. Please call us.`
}
