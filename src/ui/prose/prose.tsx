import type { ReactNode } from 'react'
import { prose } from '../../../styled-system/recipes'

/** Article text: its sanitized HTML, or children. */
export function Prose(props: { children: ReactNode } | { html: string }) {
  if ('html' in props) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was saved
    return <div className={prose()} dangerouslySetInnerHTML={{ __html: arranged(props.html) }} />
  }
  return <div className={prose()}>{props.children}</div>
}

/**
 * Adapts an article's HTML to the page: tables scroll by themselves, also by keyboard, and headings
 * never skip a level.
 * @param html HTML in which every tag is closed and headings and tables have no attributes.
 */
export function arranged(html: string): string {
  return scrolling(stepped(html))
}

/** The level of the page's title, above an article's own headings. */
const TITLE = 1

function stepped(html: string): string {
  let last = TITLE
  const open: number[] = []
  return html.replace(/<(\/?)h([2-4])>/g, (_, slash, level) => {
    if (slash) return `</h${open.pop() ?? level}>`
    last = Math.min(Number(level), last + 1)
    open.push(last)
    return `<h${last}>`
  })
}

/**
 * A table within another one scrolls with it. One that is in none of its cells becomes rows of it: there, a
 * browser would end the outer table, and the closing tags left over would end what the article stands in.
 */
function scrolling(html: string): string {
  /** Of each open table, whether it stands. */
  const open: boolean[] = []
  let mayBegin = true
  return html.replace(/<(\/?)(table|caption|t(?:head|body|r|h|d))\b[^>]*>/g, (tag, slash, name) => {
    if (name !== 'table') {
      if (open.length > 0) mayBegin = !slash && ['caption', 'th', 'td'].includes(name)
      return tag
    }
    if (slash) {
      mayBegin = open.pop() ?? true
      if (!mayBegin) return ''
      return open.length === 0 ? `${tag}</div>` : tag
    }
    open.push(mayBegin)
    if (!mayBegin) return ''
    mayBegin = false
    return open.length === 1 ? `<div role="group" aria-label="Table" tabindex="0">${tag}` : tag
  })
}
