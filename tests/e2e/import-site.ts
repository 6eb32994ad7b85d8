import type { Db } from '../../db/open.ts'
import type { WebSite } from '../web-site.ts'
import { fakeWorkerOn } from './fake-worker.ts'
import { emptyBlog } from './import-steps.ts'
import { test as base } from './kept.ts'
import { signedIn } from './signed-in.ts'

type State = ReturnType<typeof signedIn>

export const TOOLS = '/admin/tools'

/**
 * Tests on a site of their own, with an empty blog and with staff signed in. The site has no worker:
 * the test does its work, when and as far as it wants.
 */
export const test = base.extend<{
  baseURL: string
  storageState: State
  site: WebSite
  db: Db
  worker: ReturnType<typeof fakeWorkerOn>
}>({
  site: ({ importSite }, use) => use(importSite.site),
  db: ({ importSite }, use) => use(importSite.db),
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
