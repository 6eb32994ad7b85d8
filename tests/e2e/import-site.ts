import { test as base } from '@playwright/test'
import { type Db, openDatabase } from '../../db/open.ts'
import { WebSite } from '../web-site.ts'
import { fakeWorkerOn } from './fake-worker.ts'
import { emptyBlog } from './import-steps.ts'
import { signedIn } from './signed-in.ts'

type State = ReturnType<typeof signedIn>

export const TOOLS = '/admin/tools'

/**
 * Tests on a site of their own, with an empty blog and with staff signed in. The site has no worker:
 * the test does its work, when and as far as it wants.
 */
export const test = base.extend<
  { baseURL: string; storageState: State; worker: ReturnType<typeof fakeWorkerOn> },
  { site: WebSite; db: Db }
>({
  site: [
    async ({}, use) => {
      const site = new WebSite()
      await site.start()
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  db: [
    async ({ site }, use) => {
      const db = openDatabase(site.databaseFile)
      await use(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],
  worker: [
    async ({ db }, use) => {
      await emptyBlog(db)
      const worker = fakeWorkerOn(db)
      await worker.beLive()
      await use(worker)
    },
    { auto: true },
  ],
  baseURL: ({ site }, use) => use(site.address),
  storageState: ({ site }, use) => use(signedIn(site.dataDir)),
})
