/** The menus that are open. A browser without popovers has none, and does not know the selector. */
export function openMenus(): HTMLElement[] {
  if (!('popover' in HTMLElement.prototype)) return []
  return [...document.querySelectorAll<HTMLElement>(':popover-open')]
}
