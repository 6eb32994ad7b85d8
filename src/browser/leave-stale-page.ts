declare global {
  /** React's router is loaded and follows the address by itself. */
  var navigates: boolean
}

/**
 * Pages shown by client-side navigation share one document. When that document was reloaded and
 * sleeps, Back only changes the address, so the page at that address must be loaded.
 */
export function leaveStalePage() {
  const shown = location.pathname + location.search
  addEventListener('popstate', () => {
    if (!globalThis.navigates && location.pathname + location.search !== shown) location.reload()
  })
}
