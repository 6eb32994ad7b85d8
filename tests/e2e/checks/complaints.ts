import type { Page } from '@playwright/test'

/** What every page logs, once for each view. */
export const PAGE_VIEW = /^log: Page view: (\/\S*)$/

/** Of a change between pages that is under way when a test changes the size of the window. */
const CUT_OFF_TRANSITION = /^Transition was aborted .*Viewport size changed$/

/**
 * Collects what the page complains of; a test ends with `expect(complaints).toEqual([])`. The log of
 * a page view, which the specification asks for, is no complaint.
 */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const line = `${message.type()}: ${message.text()}`
    if (!PAGE_VIEW.test(line)) complaints.push(line)
  })
  page.on('pageerror', ({ message }) => {
    if (!CUT_OFF_TRANSITION.test(message)) complaints.push(message)
  })
  return complaints
}
