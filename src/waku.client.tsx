import { createElement, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { unstable_defaultRootOptions as rootOptions } from 'waku/client'
import { Router } from 'waku/router/client'
import { tolerateChanges } from './browser/tolerate-changes.ts'

declare global {
  /** Set by Waku's boot script: the page has its HTML. */
  var __WAKU_HYDRATE__: boolean | undefined
}

/**
 * Waku's client entry. Its boot script imports it once the page needs React (`browser/lazy-hydration.ts`); a page that
 * somebody else has changed until then stays HTML.
 */
const root = createElement(StrictMode, null, createElement(Router))
if (!globalThis.__WAKU_HYDRATE__) createRoot(document, rootOptions).render(root)
else if (globalThis.isAsServed()) {
  tolerateChanges()
  hydrateRoot(document, root, rootOptions)
}
