import { nameFrame, widget } from './widget.ts'

/**
 * Opens the provider's popup on a booking page, unless `isStillWanted` says no when it is ready.
 * @throws When the widget does not come.
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

/** The provider draws a popup for the mouse alone: this makes it a dialog that the keyboard can leave. */
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
    if (event.key === 'Enter' || event.key === ' ') close()
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
