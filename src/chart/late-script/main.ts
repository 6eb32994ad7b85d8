/**
 * The rest of the page script, for every page for visitors: loaded at the first sign of the visitor
 * (`src/browser/load-late-script.ts`). It fills the menus of the header and closes them, shows the floating badge where
 * it covers nothing, finishes a press on what moves, and has the page about claims kept for a phone without a network.
 */

import { openMenus } from '../../browser/open-menus.ts'
import { menuContent, menuStyle } from './menu-content.ts'
import { uncover } from './uncover.ts'

/** How far a finger or a mouse that presses may slide, in CSS pixels. Further, the press is taken back (WCAG 2.5.2). */
const SLIDES_PX = 10

const CLAIMS = '/claims'

fillMenus()
closeMenuOverPlace()
uncover()
finishPress()
if (location.pathname === CLAIMS) keepClaims()

/**
 * Fills a menu of the header when it opens, and one that is open already. Until then, and without
 * script, it holds a few plain links.
 */
function fillMenus() {
  const style = new CSSStyleSheet()
  style.replaceSync(menuStyle)
  document.adoptedStyleSheets.push(style)
  // Toggle events do not bubble.
  addEventListener('beforetoggle', onToggle, { capture: true })
  for (const menu of openMenus()) fill(menu)
}

function onToggle(event: Event) {
  if ((event as ToggleEvent).newState === 'open') fill(event.target)
}

function fill(menu: EventTarget | null) {
  const place = menu instanceof Element && menu.querySelector('[data-menu]')
  const html = place && menuContent[menu.id]
  if (!html) return
  const hasFocus = place.contains(document.activeElement)
  // The town that the visitor reads about.
  const search = place.querySelector('a')?.search ?? ''
  place.innerHTML = html
  for (const link of place.querySelectorAll('a')) {
    if (link.pathname === location.pathname) link.ariaCurrent = 'page'
    if (search) link.setAttribute('href', link.pathname + search)
  }
  if (hasFocus) place.querySelector('a')?.focus()
}

/**
 * Closes a menu of the header when a link in it leads to a place on the page that is shown, or opens the calendar:
 * the menu would stay open over it. Any other link leads to a page of its own, where no menu is open.
 */
function closeMenuOverPlace() {
  // Pressed before this script was there.
  if (location.hash !== globalThis.placeEntered) for (const menu of openMenus()) menu.hidePopover()
  addEventListener('click', ({ target }) => target instanceof Element && onClick(target), {
    capture: true,
  })
}

function onClick(target: Element) {
  if (target.closest<HTMLAnchorElement>('a')?.pathname === CLAIMS) keepClaims()
  const link = target.closest<HTMLAnchorElement>('[popover] a')
  if (!link) return
  const { pathname, search, hash, dataset } = link
  const isHere = pathname === location.pathname && search === location.search && hash !== ''
  if (isHere || dataset.schedule) link.closest<HTMLElement>('[popover]')?.hidePopover?.()
}

/** Whoever has opened the page can read it at sea: the browser asks the site first, and shows what it keeps. */
function keepClaims() {
  // Without it, and in a private window, there is a network or no page.
  navigator.serviceWorker?.register('/claims-worker.js', { scope: CLAIMS }).catch(() => {})
}

/**
 * A press counts although what is pressed moves away from under the pointer, as when a form wakes and lists
 * its files above its button: the browser then clicks the element around both
 * (https://w3c.github.io/uievents/#event-type-click).
 */
function finishPress() {
  let pressed: HTMLElement | null = null
  let at = [0, 0, 0]
  const where = ({ clientX, clientY }: MouseEvent) => [
    clientX,
    clientY,
    pressed?.getBoundingClientRect().top ?? 0,
  ]
  const listen = (name: 'pointerdown' | 'click', listener: (event: MouseEvent) => void) =>
    addEventListener(name, listener, { capture: true, passive: true })
  listen('pointerdown', (event) => {
    pressed = (event.target as Element).closest('button, a')
    at = where(event)
  })
  listen('click', (event) => {
    const target = event.target as Element
    if (!event.isTrusted || target === pressed || !target.contains(pressed)) return
    const [x = 0, y = 0, top] = where(event).map((value, index) => value - (at[index] ?? 0))
    if (top && Math.hypot(x, y) < SLIDES_PX) pressed?.click()
  })
}
