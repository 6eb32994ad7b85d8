/** The close button of a toast that came with the page's HTML. */
export function dismissToasts() {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-dismiss]')) {
      target.closest('[data-toast]')?.remove()
    }
  })
}
