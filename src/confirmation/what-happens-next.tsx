import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { dayAndHour } from '../settings/day-and-hour.ts'

/**
 * What happens next, and by when.
 * @param replyDeadline Undefined when no time can be named.
 * @param hours Why that may be later than the hours that are promised: a sentence.
 */
export function WhatHappensNext(props: {
  kind: SubmissionKind
  replyDeadline: Date | undefined
  hours: string
}) {
  const { kind, replyDeadline } = props
  const when = replyDeadline ? (
    <>
      by{' '}
      <strong>
        <time dateTime={replyDeadline.toISOString()}>{dayAndHour(replyDeadline)}</time>
      </strong>{' '}
      (Eastern time)
    </>
  ) : (
    `within ${RESPONSE_HOURS} hours`
  )
  if (kind === 'quote') {
    return (
      <p>
        A marine insurance specialist reads every request and answers {when}, by phone or email.{' '}
        {props.hours}
      </p>
    )
  }
  if (kind === 'contact') {
    return (
      <p>
        A marine insurance specialist reads every message and answers {when}. {props.hours}
      </p>
    )
  }
  return <p>A marine insurance specialist calls you {when}, unless you asked for a later time.</p>
}
