import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { ClosingNotice } from '../layout/closing-notice.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { closingSentence } from '../settings/closings.ts'
import { officeDay } from '../settings/office-day.ts'
import { weekdayHours } from '../settings/office-hours.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Page, surface } from '../ui/layout.tsx'
import { phoneLink } from '../ui/phone-link.ts'
import { ServerToast, type ToastMessage } from '../ui/toast/server-toast.tsx'
import type { Received } from './cookies.ts'
import { toastsOf } from './toasts.ts'

const section = css({ py: { base: '32', md: '56' }, display: 'grid', gap: '24' })
const title = css({ textStyle: 'title' })
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
const label = css({ color: 'quiet' })
const paper = css({ p: { base: '16', md: '32' }, display: 'grid', gap: '16' })
const reference = css({
  fontFamily: 'serif',
  fontWeight: '600',
  fontSize: { base: '2rem', md: '2.5rem' },
  lineHeight: '1.1',
  color: 'ink',
  letterSpacing: '0.04em',
})

const next: Record<SubmissionKind, string> = {
  quote: `A marine insurance specialist reads every request and answers within ${RESPONSE_HOURS} hours, by phone or e-mail.`,
  contact: `A marine insurance specialist reads every message and answers within ${RESPONSE_HOURS} hours.`,
  call: `A marine insurance specialist calls you, within ${RESPONSE_HOURS} hours unless you asked for a later time.`,
}

/**
 * The confirmation page: the reference and what happens next. Reloading it sends nothing.
 * @param received What this browser sent, or undefined when it sent nothing of this kind today.
 */
export function ReceivedPage(props: {
  kind: SubmissionKind
  heading: string
  formPath: string
  received: Received | undefined
}) {
  const { received } = props
  if (!received) return <NothingReceived formPath={props.formPath} />
  return (
    <Page width="text">
      <div className={section} data-forget={props.kind} data-reference={received.reference}>
        <div className={head}>
          <span className={mark}>
            <Icon name="check" />
          </span>
          <h1 className={title}>{props.heading}</h1>
        </div>
        <div className={`${surface} ${paper}`}>
          <div>
            <p className={label}>Your reference number</p>
            <p className={reference}>{received.reference}</p>
          </div>
          <p>{next[props.kind]} A copy of this number is on its way to your e-mail address.</p>
          <ClosingNotice />
          {received.lostFiles > 0 && <LostFiles count={received.lostFiles} />}
          <CallUs />
        </div>
        <p>
          <ButtonLink href="/">Back to the home page</ButtonLink>
        </p>
      </div>
      <ServerToast toast={successToast(props.kind, received)} />
    </Page>
  )
}

/** A toast is the same for everyone; when somebody calls is up to the agency. */
function successToast(kind: SubmissionKind, received: Received): ToastMessage {
  const { success } = toastsOf(kind, received)
  const closed = closingSentence(agency().closings, officeDay())
  if (closed && success.text) return { ...success, text: closed }
  if (kind !== 'call') return success
  return { ...success, text: `An insurance expert will call you, ${weekdayHours(agency())}.` }
}

function LostFiles({ count }: { count: number }) {
  return (
    <p>
      {count === 1 ? 'One file' : `${count} files`} did not reach us. Your request did; we will ask
      you for {count === 1 ? 'it' : 'them'} when we answer.
    </p>
  )
}

function CallUs() {
  const { phone } = agency()
  return (
    <p>
      Something to add, or in a hurry? Call <a href={phoneLink(phone)}>{phone}</a> and name the
      reference.
    </p>
  )
}

function NothingReceived({ formPath }: { formPath: string }) {
  return (
    <Page width="text">
      <div className={section}>
        <h1 className={title}>Nothing was sent from this browser</h1>
        <p>If you sent a form on another device, its reference number is in your e-mail.</p>
        <p>
          <ButtonLink tone="action" href={formPath}>
            To the form
          </ButtonLink>
        </p>
      </div>
    </Page>
  )
}
