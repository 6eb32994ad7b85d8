/** The close button of a toast that came with the page's HTML. */
export function dismissToasts() {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-dismiss]')) return
    const toast = target.closest<HTMLElement>('[data-toast]')
    // Hidden, not removed: React would bring back what it misses when it wakes.
    if (toast) toast.hidden = true
  })
}
