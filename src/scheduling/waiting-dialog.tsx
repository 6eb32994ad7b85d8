'use client'
import { useEffect, useRef } from 'react'
import { css } from '../../styled-system/css'
import { phoneLink } from '../http/phone-link.ts'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { surface } from '../ui/layout.tsx'

const box = css({
  m: 'auto',
  p: '24',
  width: 'min(26rem, calc(100vw - 2rem))',
  color: 'text',
  _backdrop: { bg: 'deep', opacity: '0.5' },
})
const stack = css({ display: 'grid', gap: '16' })
const title = css({ textStyle: 'card' })

/** Says that the calendar is loading or failed to load, and offers the form instead. */
export function WaitingDialog(props: {
  isUnavailable: boolean
  callForm: string
  phone: string
  hours: string
  onClose: () => void
}) {
  const { isUnavailable, callForm, phone, hours, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={`${surface} ${box}`}
      aria-labelledby="calendar-news"
      onClose={onClose}
    >
      <div className={stack} aria-live="polite">
        <h2 id="calendar-news" className={title}>
          {isUnavailable ? 'The calendar did not load' : 'Opening the calendar'}
        </h2>
        <p>
          {isUnavailable ? 'It may be blocked or slow right now. ' : 'It is taking a moment. '}
          You can ask us for a call instead, or call <a href={phoneLink(phone)}>{phone}</a>, {hours}
        </p>
        <ButtonLink tone="action" href={callForm} onClick={() => dialog.current?.close()}>
          Request a call
        </ButtonLink>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </div>
    </dialog>
  )
}
