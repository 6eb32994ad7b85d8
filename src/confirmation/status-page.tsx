import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { closingSentence } from '../settings/closings.ts'
import { officeDay } from '../settings/office-day.ts'
import { weekdayHoursAtEnd } from '../settings/office-hours.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { notPrinted } from '../ui/layout.tsx'
import { Steps } from '../ui/steps/steps.tsx'
import { AboutRequest } from './about-request.tsx'
import { reminderPath } from './addresses.ts'
import { CallUs } from './call-us.tsx'
import { FileProblems } from './file-problems.tsx'
import type { RequestStatus } from './load-status.ts'
import { RequestFiles } from './request-files.tsx'
import type { RerenderedFiles } from './rerendered-files.ts'
import { statusSteps } from './status-steps.ts'
import { Reference } from './styles.tsx'

const HEADINGS: Record<SubmissionKind, string> = {
  quote: 'Your quote request',
  contact: 'Your message',
  call: 'Your request for a call',
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
