import { trackedPage } from '../settings/tracked-pages.ts'
import { isPrivatePage } from './private-page.ts'
import { whenSeen } from './when-seen.ts'

declare global {
  /** Reports a page view; client-side navigation calls it. */
  var pageViewed: () => void
}

/**
 * Logs, counts and reports every page view. A page restored from the back/forward cache is not a
 * new view.
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

/** Sends what the tRPC client would send. The visitor may leave before the answer arrives. */
function recordVisit(path: string) {
  fetch('/api/trpc/visits.record', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path }),
  })
    // An unread response keeps its connection busy.
    .then((answer) => answer.text())
    .catch((error) => console.warn('This visit could not be counted.', error))
}
