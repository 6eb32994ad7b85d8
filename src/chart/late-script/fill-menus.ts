import { openMenus } from '../../browser/open-menus.ts'
import { menuContent, menuStyle } from './menu-content.ts'

/**
 * Fills a menu of the header when it opens, and one that is open already. Until then, and without
 * script, it holds a few plain links.
 */
export function fillMenus() {
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
