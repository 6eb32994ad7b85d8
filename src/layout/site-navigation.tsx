'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useRouter } from 'waku/router/client'
import { enterPage, restoreScroll, saveScroll, watchScroll } from './scroll-position.ts'

type RouteHref = Extract<Parameters<ReturnType<typeof useRouter>['push']>[0], string>

/**
 * Once React is there, a link within the site changes the page in place, and what the address
 * change asks for happens here: the scroll position, the focus, the page view, closed menus.
 * Before that, and wherever it cannot work, links load documents.
 */
export function SiteNavigation() {
  const { path, query, push } = useRouter()
  const address = `${path}?${query}`
  const shown = useRef(address)
  const go = useRef(push)
  go.current = push

  useEffect(() => {
    globalThis.navigates = true
    const onClick = (event: MouseEvent) => {
      const url = destination(event)
      if (!url) return
      event.preventDefault()
      saveScroll()
      // Any link of the page; the crawl test knows that each leads somewhere.
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
    // After the router, which scrolls in this same phase, and before the page is painted.
    if (shown.current !== address) requestAnimationFrame(restoreScroll)
  }, [address])

  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    enterPage()
    closeMenus()
    document.getElementById('main')?.focus({ preventScroll: true })
    globalThis.pageViewed()
  }, [address])

  return null
}

/** The page of ours that a plain click on a link asks for; undefined when the browser is to handle it. */
function destination(event: MouseEvent): URL | undefined {
  const { metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (metaKey || ctrlKey || shiftKey || altKey || !navigator.onLine) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : undefined
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  // Files have a dot, and what stands behind /api and /admin is no page of this kind.
  const isPage = url.origin === location.origin && !/^\/(api|admin)(\/|$)|\./.test(url.pathname)
  const isOther = url.pathname !== location.pathname || url.search !== location.search
  // A place within the page is the browser's to find: it minds the header's height.
  return isPage && isOther && !url.hash ? url : undefined
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
