import { RESPONSE_HOURS } from '../settings/business.ts'
import { dayAndHour } from '../settings/day-and-hour.ts'
import type { RequestStatus } from './load-status.ts'

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
