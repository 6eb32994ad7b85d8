import { test } from '@playwright/test'
import type { Settings } from '../launched.ts'
import { WebSite } from '../web-site.ts'

/**
 * A site without a worker for the tests of a file or a `describe`, which may change what they like
 * in it. They run one after the other, in one process.
 */
export function webSite(settings?: Settings): WebSite {
  const site = new WebSite(settings)
  test.describe.configure({ mode: 'default' })
  test.beforeAll(() => site.start())
  test.afterAll(() => site.remove())
  return site
}
