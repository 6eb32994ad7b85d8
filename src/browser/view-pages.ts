import { trackedPage } from '../settings/tracked-pages.ts'
import { isPrivatePage } from './private-page.ts'
import { whenSeen } from './when-seen.ts'

declare global {
  /** Says that the page before the visitor is another one: React's navigation calls it. */
  var pageViewed: () => void
}

/**
 * Logs every page view, counts its visit and reports it. A page that the browser brings back
 * whole, with Back, is no new view.
 */
export function viewPages(report: () => void) {
  globalThis.pageViewed = () => {
    console.log(`Page view: ${location.pathname}${isPrivatePage() ? '' : location.search}`)
    if (isPrivatePage()) return
    if (trackedPage(location.pathname)) recordVisit(location.pathname)
    report()
  }
  document.addEventListener('DOMContentLoaded', () => whenSeen(globalThis.pageViewed))
}

/** As the tRPC client would. The visitor may be gone before the answer comes. */
function recordVisit(path: string) {
  fetch('/api/trpc/visits.record', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path }),
  })
    // An answer that nobody reads keeps its connection busy.
    .then((answer) => answer.text())
    .catch((error) => console.warn('This visit could not be counted.', error))
}
