import type { Settings } from '../launched.ts'
import { until } from '../until.ts'
import { WebSite } from '../web-site.ts'
import { test } from './kept.ts'

/**
 * A site without a worker for the tests of a file or a `describe`, which may change what they like
 * in it; `baseURL` is its address. They run one after the other, in one process.
 * @param mode `serial` where a test needs what the one before it has left.
 */
export function webSite(settings?: Settings, mode: 'default' | 'serial' = 'default'): WebSite {
  const site = new WebSite(settings)
  test.describe.configure({ mode })
  test.beforeAll(() => site.start())
  test.afterAll(() => site.remove())
  test.use({ baseURL: async ({}, use) => use(site.address) })
  return site
}

/**
 * Changes something behind the site's back, and waits until a page shows it: for a moment the site
 * trusts the revision that it has read last.
 * @param path Of a page that is another one afterward.
 */
export async function untilShown(site: WebSite, path: string, change: () => unknown) {
  const ask = async () => (await fetch(site.address + path)).text()
  const before = await ask()
  await change()
  await until(`${path} shows the change`, async () => (await ask()) !== before)
}
