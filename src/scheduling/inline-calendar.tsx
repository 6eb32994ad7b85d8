'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { css, cva } from '../../styled-system/css'
import { Notice } from '../ui/notice/notice.tsx'
import { nameFrame, PATIENCE_MS, widget } from './widget.ts'

/** Its place is there from the start, so that nothing jumps; on a narrow phone from edge to edge. */
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
/** The page wakes, and the calendar loads, once this point has come into view. */
const middle = css({ position: 'absolute', top: '50%', width: '1px', height: '1px' })
const whole = css({ height: 'full' })
const cover = cva({
  base: { position: 'absolute', inset: '0', p: '16' },
  variants: {
    over: {
      nothing: { display: 'grid', placeContent: 'center' },
      // A calendar may be there all the same: it stays in reach, and the words in sight.
      calendar: {
        pointerEvents: 'none',
        '& > *': { position: 'sticky', top: '96', pointerEvents: 'auto' },
      },
    },
  },
})

type State = 'asleep' | 'loading' | 'shown' | 'silent' | 'away'

/**
 * The provider's calendar within the page. Nothing of it loads before it comes into view.
 * @param url The booking page it shows.
 * @param offer What a visitor gets to read when the calendar does not come.
 * @param children What stands in its place until then, and without JavaScript.
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
    const { origin } = new URL(url)
    let silence: ReturnType<typeof setTimeout> | undefined
    const show = async () => {
      setState('loading')
      try {
        const calendar = await widget()
        if (!host.current) return
        calendar.initInlineWidget({ url, parentElement: host.current })
        nameFrame(host.current)
        setState('shown')
        silence = setTimeout(() => setState('silent'), PATIENCE_MS)
      } catch {
        setState('away')
      }
    }
    // The provider's page tells ours when it is there; one that was blocked tells nothing.
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin) return
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
      {(state === 'away' || state === 'silent') && (
        <div className={cover({ over: state === 'away' ? 'nothing' : 'calendar' })} role="status">
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
