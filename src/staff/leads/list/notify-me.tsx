'use client'
import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'
import { turnOff, turnOn, useNotifications } from './notifications.ts'

const place = css({ '& > button': { ml: '-12' } })
const quiet = css({ textStyle: 'small', color: 'quiet' })

/** Offers the browser's own notifications of new leads; the browser is asked only when it is pressed. */
export function NotifyMe() {
  const state = useNotifications()
  if (state === 'missing') return null
  return (
    <div className={place}>
      {state === 'off' && (
        <Button tone="bare" onClick={() => turnOn()}>
          Notify me of new leads
        </Button>
      )}
      {state === 'on' && (
        <Button tone="bare" onClick={turnOff}>
          Stop notifying me of new leads
        </Button>
      )}
      <p role="status" className={quiet}>
        {state === 'on' &&
          'While this tab is open behind another, your browser announces new leads, without names.'}
        {state === 'denied' &&
          'Your browser blocks notifications of this site. To be notified of new leads, allow them in its settings for this site, beside the address, and load the page again.'}
      </p>
    </div>
  )
}
