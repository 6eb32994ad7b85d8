import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveSignIn } from './e2e/signed-in.ts'
import { STAFF_SETTINGS } from './e2e/staff.ts'
import { launch } from './launched.ts'
import { copyQueue, queueTemplate } from './shared/queue-template.ts'
import { startSite } from './site.ts'
import { WebSite } from './web-site.ts'

/**
 * One built site for all browser tests, at `baseURL`; its data lies in E2E_DATA_DIR. A test that
 * changes what others see, or needs other settings, has a site of its own: a `WebSite` on a copy of
 * the folder E2E_TEMPLATE, or a whole one from `startSite`.
 */
export default async function startSharedSite() {
  const template = newFolder()
  const [site] = await Promise.all([startWithQueue(), prepareTemplate(template)])
  process.env.E2E_ADDRESS = site.address
  process.env.E2E_DATA_DIR = site.dataDir
  process.env.E2E_TEMPLATE = template
  await saveSignIn(site)
  return async () => {
    await site.remove()
    rmSync(template, { recursive: true, force: true })
  }
}

async function startWithQueue() {
  const folder = newFolder()
  await copyQueue(await queueTemplate(), folder)
  return startSite({ ...STAFF_SETTINGS, DATA_DIR: folder })
}

/** A migrated database with a staff account, who is signed in. */
async function prepareTemplate(folder: string) {
  const migrating = launch('alone.ts', ['migrate'], { ...STAFF_SETTINGS, DATA_DIR: folder })
  if ((await migrating.ended) !== 0) throw new Error(`No template:\n${migrating.output()}`)
  const site = new WebSite({ DATA_DIR: folder })
  await site.start()
  await saveSignIn(site)
  await site.stop()
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'site-'))
