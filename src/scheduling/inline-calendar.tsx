'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { css, cva } from '../../styled-system/css'
import { PROVIDER_PAGES } from '../settings/scheduling.ts'
import { Notice } from '../ui/notice/notice.tsx'
import { nameFrame, TIMEOUT_MS, widget } from './widget.ts'

/** The space is reserved from the start, to avoid layout shifts; full width on a narrow phone. */
const place = css({
  position: 'relative',
  height: '700px',
  minWidth: '320px',
  mx: { base: '-16', md: '0' },
  bg: 'surface',
  borderBlockWidth: '1px',
  borderInlineWidth: { base: '0', md: '1px' },
  borderStyle: 'solid',
  borderColor: 'line',
})
/** The page wakes, and the calendar loads, once this point is in view. */
const middle = css({ position: 'absolute', top: '50%', width: '1px', height: '1px' })
const whole = css({ height: 'full' })
const cover = cva({
  base: { position: 'absolute', inset: '0', p: '16' },
  variants: {
    over: {
      nothing: { display: 'grid', placeContent: 'center' },
      // The calendar may have loaded all the same: it stays usable, and the message stays visible.
      calendar: {
        pointerEvents: 'none',
        '& > *': { position: 'sticky', top: '96', pointerEvents: 'auto' },
      },
    },
  },
})

type State = 'asleep' | 'loading' | 'shown' | 'silent' | 'unavailable'

/**
 * The provider's calendar embedded in the page. It loads only when it comes into view.
 * @param url The booking page it shows.
 * @param offer What is shown when the calendar fails to load.
 * @param children What is shown until then, and without JavaScript.
 */
export function InlineCalendar({
  url,
  offer,
  children,
}: {
  url: string
  offer: ReactNode
  children: ReactNode
}) {
  const [state, setState] = useState<State>('asleep')
  const sight = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // An address of the agency's own may lead on to the provider's.
    const origins = [new URL(url).origin, PROVIDER_PAGES]
    let silence: ReturnType<typeof setTimeout> | undefined
    const show = async () => {
      setState('loading')
      try {
        const calendar = await widget()
        if (!host.current) return
        calendar.initInlineWidget({ url, parentElement: host.current })
        nameFrame(host.current)
        setState('shown')
        silence = setTimeout(() => setState('silent'), TIMEOUT_MS)
      } catch {
        setState('unavailable')
      }
    }
    // The provider's page posts a message once it has loaded; a blocked one never does.
    const onMessage = (event: MessageEvent) => {
      if (!origins.includes(event.origin)) return
      clearTimeout(silence)
      setState((now) => (now === 'silent' ? 'shown' : now))
    }
    addEventListener('message', onMessage)
    const stopWatching = whenSeen(sight.current, show)
    return () => {
      stopWatching()
      clearTimeout(silence)
      removeEventListener('message', onMessage)
      host.current?.replaceChildren()
    }
  }, [url])

  return (
    <div className={place}>
      <div ref={sight} className={middle} data-wake />
      <div ref={host} className={whole} />
      {(state === 'asleep' || state === 'loading') && (
        <div className={cover({ over: 'nothing' })}>{children}</div>
      )}
      {(state === 'unavailable' || state === 'silent') && (
        <div
          className={cover({ over: state === 'unavailable' ? 'nothing' : 'calendar' })}
          role="status"
        >
          <Notice tone="problem">{offer}</Notice>
        </div>
      )}
    </div>
  )
}

function whenSeen(element: Element | null, then: () => void): () => void {
  if (!element) return () => {}
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    then()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
