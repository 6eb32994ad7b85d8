import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { css } from '../../styled-system/css'
import { meantProvider } from '../forms/meant-address.ts'
import { toastsOf } from '../forms/toasts.ts'
import { agency } from '../http/agency.ts'
import { ClosingNotice } from '../layout/closing-notice.tsx'
import { InsurersLines } from '../layout/insurers-lines.tsx'
import { NOTHING_BOUND, RESPONSE_HOURS } from '../settings/business.ts'
import { closingSentence } from '../settings/closings.ts'
import { officeDay } from '../settings/office-day.ts'
import { dayAndHour, weekdayHoursAtEnd } from '../settings/office-time.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Page, surface } from '../ui/layout.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { ServerToast, type ToastMessage } from '../ui/toast/server-toast.tsx'
import { CallUs } from './call-us.tsx'
import type { ReceivedDetails, ReceivedRequest } from './load-confirmation.ts'
import { NextSteps } from './next-steps.tsx'
import { paper, Reference, section, title } from './styles.tsx'
import { WhatArrived } from './what-arrived.tsx'

const head = css({ display: 'flex', alignItems: 'center', gap: '16' })
const mark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48',
  height: '48',
  borderRadius: 'round',
  bg: 'success',
  color: 'white',
})

/** A quote for a house or a business is asked nothing about a vessel. */
function isOfBoat({ answers }: ReceivedDetails): boolean {
  return answers.some(({ name }) => name === 'vessel_type')
}

/**
 * The page after sending: the reference, what arrived, by when a person answers, and what to do until
 * then. Reloading it sends nothing.
 * @param received What this browser sent, or undefined when it sent nothing of this kind today.
 */
export function ConfirmationPage(props: {
  kind: SubmissionKind
  heading: string
  formPath: string
  received: ReceivedRequest | undefined
}) {
  const { kind, received } = props
  if (!received) return <NothingReceived formPath={props.formPath} />
  const { reference, details } = received
  return (
    <Page width="text">
      <ServerToast toast={successToast(kind, received)} />
      <div className={section} data-forget={kind} data-reference={reference}>
        <div className={head}>
          <span className={mark}>
            <Icon name="check" />
          </span>
          <h1 className={title}>{props.heading}</h1>
        </div>
        <div className={`${surface} ${paper}`}>
          <Reference>{reference}</Reference>
          <WhatHappensNext
            kind={kind}
            replyDeadline={details?.replyDeadline}
            hours={countedHours()}
          />
          <p>
            Keep this number. We also email it to you, unless we wrote to you within the last hour.
          </p>
          <p>{NOTHING_BOUND}</p>
          <ClosingNotice />
          {details && <WrongAddress details={details} />}
          <WhatArrived received={received} />
          <CallUs />
        </div>
        <NextSteps
          kind={kind}
          statusPath={details?.statusPath}
          applicationPath={details?.applicationPath}
          hasDate={!!details?.replyDeadline}
          isOfBoat={kind !== 'quote' || !details || isOfBoat(details)}
        />
      </div>
    </Page>
  )
}

/** Asked here, too: without JavaScript the form was sent at its first press. */
function WrongAddress({ details }: { details: ReceivedDetails }) {
  const { value = '' } = details.answers.find(({ name }) => name === 'email') ?? {}
  const meant = meantProvider(value)
  return (
    meant && (
      <Notice tone="problem">
        <p>
          We write to {value}. Did you mean {meant}? If so, please call us and give the reference
          number.
        </p>
      </Notice>
    )
  )
}

function countedHours(): string {
  return `The ${RESPONSE_HOURS} hours count on business days: ${weekdayHoursAtEnd(agency())}`
}

/** A toast is the same for everyone; when somebody calls is up to the agency. */
function successToast(kind: SubmissionKind, received: ReceivedRequest): ToastMessage {
  const { success } = toastsOf(kind, received)
  const closed = closingSentence(agency().closings, officeDay())
  if (closed && success.text) return { ...success, text: closed }
  if (kind !== 'call') return success
  return { ...success, text: `An insurance expert will call you, ${weekdayHoursAtEnd(agency())}` }
}

function NothingReceived({ formPath }: { formPath: string }) {
  return (
    <Page width="text">
      <div className={section}>
        <h1 className={title}>There is nothing to show in this browser</h1>
        <p>
          If you sent a form, from here or on another device, its reference number is in your email.
        </p>
        <p>
          <ButtonLink tone="action" href={formPath}>
            To the form
          </ButtonLink>
        </p>
      </div>
    </Page>
  )
}

/**
 * What happens next, and by when.
 * @param replyDeadline Undefined when no time can be named.
 * @param hours Why that may be later than the hours that are promised: a sentence.
 */
function WhatHappensNext(props: {
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
  if (kind === 'certificate') {
    return (
      <p>
        A marine insurance specialist reads every request and answers {when}, or sends the
        certificate. It changes nothing in your policy. {props.hours}
      </p>
    )
  }
  if (kind === 'change') {
    return (
      <p>
        A marine insurance specialist reads every request and answers {when}. Nothing is changed
        until we confirm it in writing. {props.hours}
      </p>
    )
  }
  if (kind === 'claim') {
    return (
      <>
        <p>
          <strong>Your insurer has not been told by this.</strong> Report the loss to it now, if you
          have not. <InsurersLines />
        </p>
        <p>
          A marine insurance specialist reads every notice and calls you {when}. {props.hours} If
          anyone is in danger, call <a href="tel:911">911</a>, or on the water the Coast Guard on
          VHF channel 16.
        </p>
      </>
    )
  }
  return <p>A marine insurance specialist calls you {when}, unless you asked for a later time.</p>
}
