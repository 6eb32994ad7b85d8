import { nameFrame, widget } from './widget.ts'

/**
 * Opens the provider's popup on the booking page of a link, which has the focus again afterwards.
 * @param onLoaded Called before it opens; it does not if that returns false.
 * @throws When the widget cannot be loaded.
 */
export async function openPopup(link: HTMLAnchorElement, onLoaded: () => boolean): Promise<void> {
  const calendar = await widget()
  if (!onLoaded()) return
  calendar.initPopupWidget({ url: link.dataset.schedule ?? '' })
  const overlay = document.querySelector<HTMLElement>('.calendly-overlay')
  if (!overlay) return
  const close = () => calendar.closePopupWidget?.()
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
  addEventListener('keydown', onKey)
  whenGone(overlay, () => {
    removeEventListener('keydown', onKey)
    openerOf(link).focus()
  })
  makeReachable(overlay, close)
}

/** A link in a menu is hidden with it: then it is the menu's button. */
function openerOf(link: HTMLAnchorElement): HTMLElement {
  const menu = link.closest('[popover]')
  return (menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)) ?? link
}

/**
 * The provider's popup works with a mouse only; this makes it a dialog that the keyboard can close.
 */
function makeReachable(overlay: HTMLElement, close: () => void) {
  overlay.setAttribute('role', 'dialog')
  overlay.setAttribute('aria-modal', 'true')
  overlay.setAttribute('aria-label', 'Schedule a Consultation')
  nameFrame(overlay)
  const cross = overlay.querySelector<HTMLElement>('.calendly-popup-close')
  if (!cross) return
  cross.setAttribute('role', 'button')
  cross.setAttribute('aria-label', 'Close the calendar')
  cross.tabIndex = 0
  cross.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // The focus goes back to the link before the key is let go: Firefox would follow it once more.
    event.preventDefault()
    close()
  })
  cross.focus()
}

function whenGone(element: HTMLElement, then: () => void) {
  const watch = new MutationObserver(() => {
    if (element.isConnected) return
    watch.disconnect()
    then()
  })
  watch.observe(document.body, { childList: true })
}
