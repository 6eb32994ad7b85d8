'use client'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from '../../styled-system/css'
import { phoneLink } from '../http/phone-link.ts'
import { CALL_FORM_ID } from '../settings/scheduling.ts'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { surface } from '../ui/layout.tsx'
import { openPopup } from './open-popup.ts'
import { isWidgetLoaded } from './widget.ts'

/** A calendar that loads faster than this needs no waiting message. */
const ANNOUNCE_AFTER_MS = 500

interface Waiting {
  /** The call request form, with the link's town. */
  callForm: string
  isUnavailable: boolean
}

/**
 * Makes every link with `data-schedule` on the page open the provider's popup. While the widget
 * loads, and when it fails to load, the visitor is offered the call request form.
 */
export function ConsultationPopup({ phone, hours }: { phone: string; hours: string }) {
  const [waiting, setWaiting] = useState<Waiting>()
  const [isListening, setListening] = useState(false)
  const latest = useRef(0)

  useEffect(() => {
    const open = async (link: HTMLAnchorElement) => {
      latest.current += 1
      const ask = latest.current
      const isStillWanted = () => latest.current === ask
      const show = (isUnavailable: boolean) =>
        isStillWanted() && setWaiting({ callForm: callFormOf(link), isUnavailable })
      if (!isWidgetLoaded()) console.warn('Calendly widget is not loaded')
      const announce = setTimeout(() => show(false), ANNOUNCE_AFTER_MS)
      try {
        await openPopup(link, () => {
          clearTimeout(announce)
          // Beside an open dialog, the popup could not get the focus.
          if (isStillWanted()) flushSync(() => setWaiting(undefined))
          return isStillWanted()
        })
      } catch {
        show(true)
      } finally {
        clearTimeout(announce)
      }
    }
    const onClick = (event: MouseEvent) => {
      const link = schedulingLink(event)
      if (!link) return
      event.preventDefault()
      void open(link)
    }
    // Runs before other link handlers, so that they see this click is handled.
    addEventListener('click', onClick, { capture: true })
    setListening(true)
    return () => removeEventListener('click', onClick, { capture: true })
  }, [])

  if (!waiting) return isListening && <span hidden data-scheduling-awake />
  return (
    <WaitingDialog
      {...waiting}
      phone={phone}
      hours={hours}
      onClose={() => {
        // Ignore whatever is still loading.
        latest.current += 1
        setWaiting(undefined)
      }}
    />
  )
}

function schedulingLink(event: MouseEvent): HTMLAnchorElement | null | undefined {
  const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  if (!isPlainClick || !(event.target instanceof Element)) return undefined
  return event.target.closest<HTMLAnchorElement>('a[data-schedule]')
}

function callFormOf(link: HTMLAnchorElement): string {
  return `${link.pathname}${link.search}#${CALL_FORM_ID}`
}

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
function WaitingDialog(props: {
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
