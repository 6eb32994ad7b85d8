import { STAFF_SETTINGS } from './e2e/staff.ts'
import { startSite } from './site.ts'

/**
 * One built site for all browser tests, at `baseURL`; its data lies in E2E_DATA_DIR. A test that
 * needs a site of its own (other settings, parts that die) starts one with `startSite`.
 */
export default async function startSharedSite() {
  const site = await startSite(STAFF_SETTINGS)
  process.env.E2E_ADDRESS = site.address
  process.env.E2E_DATA_DIR = site.dataDir
  return () => site.remove()
}
