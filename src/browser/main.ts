/**
 * The page script: inline in every page, before React loads. It lets React load when the page needs it, saves what is
 * typed, marks a pressed button, remembers where the visitor came from, dismisses the server's toasts, replaces pictures
 * that do not load, reports page views, has the next page made ahead, and loads the late script at the first sign of the
 * visitor.
 */

import { reportPageView, requestConsent } from './consent.ts'
import { replaceFailedPictures } from './failed-pictures.ts'
import { hydrateWhenNeeded } from './lazy-hydration.ts'
import { loadLateScript } from './load-late-script.ts'
import { pressThrough } from './press-through.ts'
import { rememberSource } from './remember-source.ts'
import { saveForms } from './save-forms.ts'
import { speculate } from './speculate.ts'
import { viewPages } from './view-pages.ts'

declare global {
  /** React's router is loaded and follows the address by itself. */
  var navigates: boolean
}

/** The distance in px that a visitor has scrolled when the header shrinks. */
const HEADER_COMPACT_AFTER_PX = 50

const wake = hydrateWhenNeeded()
rememberSource()
dismissToasts()
pressThrough()
replaceFailedPictures()
saveForms(wake)
pressFeedback()
leaveStalePage()
shrinkHeader()
loadLateScript()
requestConsent()
viewPages(reportPageView)
speculate()

/** Handles the close button of a toast in the page's HTML. */
function dismissToasts() {
  const dismiss = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-dismiss]')) return
    const toast = target.closest<HTMLElement>('[data-toast]')
    // Hidden, not removed: React would restore a missing element when it hydrates.
    if (toast) toast.hidden = true
  }
  // Before React, which stops clicks on what it has not hydrated yet.
  addEventListener('click', dismiss, { capture: true })
}

/**
 * Marks the button of a form that the browser posts itself, so that it answers at once however slow the
 * network is. What React sends has its own words for that.
 */
function pressFeedback() {
  addEventListener('submit', ({ defaultPrevented, submitter }) => {
    if (!defaultPrevented) submitter?.setAttribute('aria-busy', 'true')
  })
  // Back shows the page as it was left.
  addEventListener('pageshow', () => {
    for (const button of document.querySelectorAll('button[aria-busy]')) {
      button.removeAttribute('aria-busy')
    }
  })
}

/**
 * Pages shown by client-side navigation share one document. When that document was reloaded and
 * sleeps, Back only changes the address, so the page at that address must be loaded.
 */
function leaveStalePage() {
  const shown = location.pathname + location.search
  addEventListener('popstate', () => {
    if (!globalThis.navigates && location.pathname + location.search !== shown) location.reload()
  })
}

/** Marks the document as scrolled, which makes the header lower and gives it its shadow. */
function shrinkHeader() {
  addEventListener(
    'scroll',
    () =>
      document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_COMPACT_AFTER_PX),
    { passive: true },
  )
}
