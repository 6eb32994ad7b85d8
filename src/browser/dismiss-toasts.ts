/** Handles the close button of a toast in the page's HTML. */
export function dismissToasts() {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-dismiss]')) return
    const toast = target.closest<HTMLElement>('[data-toast]')
    // Hidden, not removed: React would restore a missing element when it hydrates.
    if (toast) toast.hidden = true
  })
}
