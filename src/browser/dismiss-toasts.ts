/** Handles the close button of a toast in the page's HTML. */
export function dismissToasts() {
  const dismiss = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-dismiss]')) return
    const toast = target.closest<HTMLElement>('[data-toast]')
    // Hidden, not removed: React would restore a missing element when it hydrates.
    if (toast) toast.hidden = true
  }
  // Before React, which stops clicks on what it has not hydrated yet.
  addEventListener('click', dismiss, { capture: true })
}
