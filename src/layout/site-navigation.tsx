'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useRouter } from 'waku/router/client'
import { openMenus } from '../browser/open-menus.ts'

type RouteHref = Extract<Parameters<ReturnType<typeof useRouter>['push']>[0], string>

/**
 * Client-side navigation. Once React has loaded, a link within the site changes the page in place;
 * this handles the scroll position, the focus, the page view and closing menus. Otherwise links
 * load documents.
 */
export function SiteNavigation() {
  const { path, query, push } = useRouter()
  const address = `${path}?${query}`
  const shown = useRef(address)
  const go = useRef(push)
  go.current = push

  useEffect(() => {
    globalThis.navigates = true
    document.querySelector('script[type=speculationrules]')?.remove()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const url = link && destination(event, link)
      if (!url) return
      event.preventDefault()
      saveScroll()
      startGoing(link)
      // Can be any link of the page; the crawl test checks that none is broken.
      go.current(`${url.pathname}${url.search}` as RouteHref).catch(() => location.assign(url))
    }
    addEventListener('click', onClick)
    const unwatch = watchScroll()
    return () => {
      removeEventListener('click', onClick)
      unwatch()
    }
  }, [])

  useLayoutEffect(() => {
    // After the router, which scrolls in the same phase, and before the paint.
    if (shown.current !== address) requestAnimationFrame(restoreScroll)
  }, [address])

  useEffect(() => {
    if (shown.current === address) return
    globalThis.cameFrom = shown.current
    shown.current = address
    endGoing()
    enterPage()
    closeMenus()
    document.getElementById('main')?.focus({ preventScroll: true })
    globalThis.pageViewed()
  }, [address])

  return null
}

/**
 * The page of this site that a plain click on a link leads to; undefined when the browser should
 * handle it.
 */
function destination(event: MouseEvent, link: HTMLAnchorElement): URL | undefined {
  const { metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (metaKey || ctrlKey || shiftKey || altKey || !navigator.onLine) return undefined
  if (!link.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  // Files have a dot, and /api and /admin do not use client-side navigation.
  const isPage = url.origin === location.origin && !/^\/(api|admin)(\/|$)|\./.test(url.pathname)
  const isOther = url.pathname !== location.pathname || url.search !== location.search
  // The browser handles links within the page: it respects the scroll padding.
  return isPage && isOther && !url.hash ? url : undefined
}

function closeMenus() {
  for (const menu of openMenus()) menu.hidePopover()
}

/** Shorter than anyone notices; a page that comes sooner shows no skeleton. */
const SKELETON_AFTER_MS = 80

let slow: ReturnType<typeof setTimeout> | undefined
let pressed: Element | undefined

/** Marks the pressed link, and in its place the page as loading, until `endGoing`. */
function startGoing(link: Element) {
  endGoing()
  pressed = link
  link.setAttribute('aria-busy', 'true')
  slow = setTimeout(() => main()?.setAttribute('aria-busy', 'true'), SKELETON_AFTER_MS)
}

/** The next page is there, or will not come. */
function endGoing() {
  clearTimeout(slow)
  for (const element of [pressed, main()]) element?.removeAttribute('aria-busy')
  pressed = undefined
}

function main(): Element | null {
  return document.getElementById('main')
}

/** Scrolling has ended after this time without an event. */
const SETTLED_MS = 100
/** How long to keep trying: a page may grow while its parts arrive. */
const RESTORE_WITHIN_MS = 1000
const INTERRUPTED_BY = ['wheel', 'touchstart', 'keydown', 'pointerdown']

const address = () => location.pathname + location.search
let settling: ReturnType<typeof setTimeout> | undefined
let shown = ''
/** The saved scroll position of the page that Back or Forward leads to, until it is restored. */
let returnTop: number | undefined
let cameBack = false

/**
 * Saves each page's scroll position in its history entry, for Back and Forward in client-side
 * navigation: Waku's router shows every page from its top.
 * @returns A function that stops it.
 */
function watchScroll(): () => void {
  shown = address()
  addEventListener('scroll', saveWhenSettled, { passive: true })
  addEventListener('popstate', noteReturn)
  return () => {
    clearTimeout(settling)
    removeEventListener('scroll', saveWhenSettled)
    removeEventListener('popstate', noteReturn)
  }
}

/** Saves the position of the page that is about to be left. */
function saveScroll() {
  clearTimeout(settling)
  history.replaceState({ ...history.state, scroll: scrollY }, '')
}

/** Restores the scroll position after Back or Forward, before the page is painted. */
function restoreScroll() {
  const top = returnTop
  returnTop = undefined
  if (top === undefined) return
  const until = performance.now() + RESTORE_WITHIN_MS
  const interrupted = new AbortController()
  for (const name of INTERRUPTED_BY) {
    addEventListener(name, () => interrupted.abort(), { signal: interrupted.signal, passive: true })
  }
  const scroll = () => {
    if (interrupted.signal.aborted) return
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) requestAnimationFrame(scroll)
    else interrupted.abort()
  }
  scroll()
}

/**
 * Called once a page is shown. Waku copies the state of the previous history entry into a new one;
 * this resets it.
 */
function enterPage() {
  clearTimeout(settling)
  if (!cameBack) history.replaceState({ scroll: scrollY }, '')
  cameBack = false
  shown = address()
}

function saveWhenSettled() {
  clearTimeout(settling)
  // During Back, scroll events still come from the old page, but the history state is already the
  // new page's.
  if (!cameBack) settling = setTimeout(saveScroll, SETTLED_MS)
}

function noteReturn({ state }: PopStateEvent) {
  clearTimeout(settling)
  cameBack = address() !== shown
  returnTop = cameBack ? (state?.scroll ?? 0) : undefined
}
