import { agency } from '../http/agency.ts'
import { requestInText } from '../leads/request-names.ts'
import { weekdayHours } from '../settings/office-hours.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { Steps } from '../ui/steps/steps.tsx'
import { AboutRequest } from './about-request.tsx'
import { reminderPath } from './addresses.ts'
import { CallUs } from './call-us.tsx'
import type { FilesAnswer } from './files-answer.ts'
import type { RequestStatus } from './load-status.ts'
import { notPrinted, Reference } from './look.tsx'
import { RequestFiles } from './request-files.tsx'
import { statusSteps } from './status-steps.ts'

/**
 * Where a request stands, and the way to add files. Nothing of its answers is here: the link may have
 * been forwarded.
 * @param answer When files were posted and not all of them taken.
 */
export function StatusPage(props: { status: RequestStatus; answer: FilesAnswer | undefined }) {
  const { status, answer } = props
  const { request, answerBy } = status
  const isOpen = !request.answeredAt && answerBy && answerBy > new Date()
  return (
    <AboutRequest
      heading={`Your ${requestInText(request.kind)}`}
      hasProblems={answer !== undefined}
      more={<RequestFiles status={status} answer={answer} />}
    >
      <Reference>{request.reference}</Reference>
      <Steps headingLevel={2} items={statusSteps(status, new Date(), weekdayHours(agency()))} />
      <CallUs />
      {isOpen && (
        <p className={notPrinted}>
          <ButtonLink href={reminderPath(status.path)}>Add it to my calendar</ButtonLink>
        </p>
      )}
    </AboutRequest>
  )
}
