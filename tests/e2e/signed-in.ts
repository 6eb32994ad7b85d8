import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, request } from '@playwright/test'
import { STAFF } from './staff.ts'

type State = Awaited<ReturnType<APIRequestContext['storageState']>>

/** Beside the database that knows the session, so that a copy of the folder has both. */
const FILE = 'signed-in.json'

/** Signs the test staff account in, and saves the session in the site's data folder. */
export async function saveSignIn(site: { address: string; dataDir: string }): Promise<void> {
  const context = await request.newContext({ baseURL: site.address })
  const form = { email: STAFF.email, password: STAFF.password, to: '/admin/account' }
  const answer = await context.post('/api/staff-access/sign-in', { form })
  if (!answer.url().endsWith('/admin/account')) throw new Error(`No sign-in: ${answer.url()}`)
  await context.storageState({ path: join(site.dataDir, FILE) })
  await context.dispose()
}

/**
 * The cookies of a member of staff who has signed in before the tests.
 * @param dataDir Of a site; otherwise of the one that all tests share.
 */
export function signedIn(dataDir = process.env.E2E_DATA_DIR as string): State {
  return JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'))
}

/** For `test.use`: the browser is signed in on the site that all tests share. */
export const asStaff = {
  storageState: async ({}, use: (state: State) => Promise<void>) => use(signedIn()),
}

/** The same on a site of the tests' own, once it has started. */
export function asStaffOf(site: { dataDir: string }) {
  return {
    storageState: async ({}, use: (state: State | undefined) => Promise<void>) =>
      use(site.dataDir ? signedIn(site.dataDir) : undefined),
  }
}
