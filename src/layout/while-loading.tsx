import { type ReactNode, Suspense } from 'react'
import { isNavigation } from '../http/request.ts'

/**
 * A part of a page that has to be loaded. A navigation within the browser shows what comes meanwhile. A first load waits:
 * React would put what is late or large behind the page, where nobody without JavaScript sees it.
 * @param fallback What is shown meanwhile.
 */
export function WhileLoading({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return isNavigation() ? <Suspense fallback={fallback}>{children}</Suspense> : children
}
