declare global {
  /** React's navigation is there and follows the address by itself. */
  var navigates: boolean
}

/**
 * Pages that React's navigation showed share one document. When that document was loaded anew and
 * sleeps, Back only changes the address: the page of that address must then be fetched.
 */
export function leaveStalePage() {
  const shown = location.pathname + location.search
  addEventListener('popstate', () => {
    if (!globalThis.navigates && location.pathname + location.search !== shown) location.reload()
  })
}
