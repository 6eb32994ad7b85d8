import { openMenus } from '../../browser/open-menus.ts'

/**
 * Closes a menu of the header when a link in it leads to a place on the page that is shown, or opens the calendar:
 * the menu would stay open over it. Any other link leads to a page of its own, where no menu is open.
 */
export function closeMenuOverPlace() {
  // Pressed before this script was there.
  if (location.hash !== globalThis.placeEntered) for (const menu of openMenus()) menu.hidePopover()
  addEventListener('click', ({ target }) => target instanceof Element && onClick(target), {
    capture: true,
  })
}

function onClick(target: Element) {
  const link = target.closest<HTMLAnchorElement>('[popover] a')
  if (!link) return
  const { pathname, search, hash, dataset } = link
  const isHere = pathname === location.pathname && search === location.search && hash !== ''
  if (isHere || dataset.schedule) link.closest<HTMLElement>('[popover]')?.hidePopover?.()
}
