'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { css } from '../../../styled-system/css'
import { prose } from '../../../styled-system/recipes'

/** The delay after the last key before the text is sent. */
const REST_MS = 500

const frame = css({
  display: 'grid',
  gap: '4',
  '@media (scripting: none)': { display: 'none' },
  // On wide screens it is next to the text and stays in view; otherwise it is below.
  position: { lg: 'sticky' },
  top: '16',
})
const heading = css({ textStyle: 'label', color: 'heading' })
const paper = css({
  minHeight: '10rem',
  p: '16',
  bg: 'surface',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'card',
  // Never so high that the bar at the bottom covers it.
  height: { lg: 'calc(100dvh - 9rem)' },
  overflow: { lg: 'auto' },
  '& > div > :first-child': { mt: '0' },
})
const quiet = css({ color: 'quiet' })

type Shown = { html: string } | { words: string }

const NOTHING_YET: Shown = { words: 'The preview appears as you type.' }

/**
 * A live preview next to the text. The server renders it, so that the Markdown parser and the
 * sanitizer are never sent to the browser.
 * @param textArea The id of the text.
 * @param initial The HTML of the initial text.
 */
export function AwakePreview({
  textArea,
  initial,
}: {
  textArea: string
  initial: string | undefined
}) {
  const [shown, setShown] = useState<Shown>(initial ? { html: initial } : NOTHING_YET)
  const body = useSteadyScroll('html' in shown ? shown.html : '')

  useEffect(() => {
    const text = document.getElementById(textArea) as HTMLTextAreaElement | null
    if (!text) return
    // Before the network goes: browsers remember that code did not load, and only a page that is loaded
    // again has it then.
    void apiCalls().catch(() => {})
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked = 0
    const show = async () => {
      const turn = ++asked
      const answer = await preview(text.value)
      // The latest request wins, whichever response comes last.
      if (turn === asked) setShown(answer)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(show, REST_MS)
    }
    // Covers what was typed before the page woke.
    if (text.value !== text.defaultValue) void show()
    text.addEventListener('input', later)
    return () => {
      clearTimeout(timer)
      asked = -1
      text.removeEventListener('input', later)
    }
  }, [textArea])

  return (
    <section className={frame} aria-labelledby={`${textArea}-preview`}>
      <h2 id={`${textArea}-preview`} className={heading}>
        Preview
      </h2>
      {/* A long text scrolls here, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div className={paper} tabIndex={0} role="group" aria-labelledby={`${textArea}-preview`}>
        {'html' in shown ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it
          <div ref={body} className={prose()} dangerouslySetInnerHTML={{ __html: shown.html }} />
        ) : (
          <p className={quiet}>{shown.words}</p>
        )}
      </div>
    </section>
  )
}

/** Stays where the preview is scrolled to while its pictures load again. */
function useSteadyScroll(html: string) {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef({ height: 0, scrollTop: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about each change of the HTML
  useLayoutEffect(() => {
    const element = body.current
    const paper = element?.parentElement
    if (!element || !paper) return
    let isCurrent = true
    element.style.minHeight = `${before.current.height}px`
    paper.scrollTop = before.current.scrollTop
    const pictures = [...element.querySelectorAll('img')].map((picture) => picture.decode())
    void Promise.allSettled(pictures).then(() => {
      if (isCurrent) element.style.minHeight = ''
    })
    return () => {
      isCurrent = false
      element.style.minHeight = ''
      before.current = { height: element.offsetHeight, scrollTop: paper.scrollTop }
    }
  }, [html])
  return body
}

const apiCalls = () => import('../../browser/trpc.ts')

async function preview(markdown: string): Promise<Shown> {
  if (!markdown.trim()) return NOTHING_YET
  try {
    const { trpc } = await apiCalls()
    const { html } = await trpc.posts.preview.mutate({ markdown })
    return html === undefined
      ? { words: 'This text cannot be previewed. Save it to see what is wrong.' }
      : { html }
  } catch {
    return {
      words:
        'The preview is not available right now. What you type is not affected. “Preview in a new tab” shows more.',
    }
  }
}
