'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useRouter } from 'waku/router/client'
import { openMenus } from '../browser/open-menus.ts'
import { endGoing, startGoing } from './going.ts'
import { enterPage, restoreScroll, saveScroll, watchScroll } from './scroll-position.ts'

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
