/**
 * The page script: inline in every page, before React loads. It lets React load when the page needs it, saves what is
 * typed, marks a pressed button, remembers where the visitor came from, dismisses the server's toasts, replaces pictures
 * that do not load, reports page views, has the next page made ahead, and loads the late script at the first sign of the
 * visitor.
 */

import { reportPageView, requestConsent } from './consent.ts'
import { dismissToasts } from './dismiss-toasts.ts'
import { replaceFailedPictures } from './failed-pictures.ts'
import { hydrateWhenNeeded } from './lazy-hydration.ts'
import { leaveStalePage } from './leave-stale-page.ts'
import { loadLateScript } from './load-late-script.ts'
import { pressFeedback } from './press-feedback.ts'
import { pressThrough } from './press-through.ts'
import { rememberSource } from './remember-source.ts'
import { saveForms } from './save-forms.ts'
import { shrinkHeader } from './shrink-header.ts'
import { speculate } from './speculate.ts'
import { viewPages } from './view-pages.ts'

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
