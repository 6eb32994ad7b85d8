import { nameFrame, widget } from './widget.ts'

/**
 * Opens the provider's popup on a booking page, unless `isStillWanted` returns false by then.
 * @throws When the widget cannot be loaded.
 */
export async function openPopup(url: string, isStillWanted: () => boolean): Promise<void> {
  const calendar = await widget()
  if (!isStillWanted()) return
  const opener = document.activeElement
  calendar.initPopupWidget({ url })
  const overlay = document.querySelector<HTMLElement>('.calendly-overlay')
  if (!overlay) return
  const close = () => calendar.closePopupWidget?.()
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
  addEventListener('keydown', onKey)
  whenGone(overlay, () => {
    removeEventListener('keydown', onKey)
    if (opener instanceof HTMLElement) opener.focus()
  })
  makeReachable(overlay, close)
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
