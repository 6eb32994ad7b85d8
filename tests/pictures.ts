/**
 * `npm run pictures`: the pictures of the site in the README and in docs/staff.md, of the built site with its default
 * settings and a few leads. Each document is read on phones, too: its pictures have at most 150 KB together.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { openDatabase } from '../db/open.ts'
import { ensureBuilt } from '../launch/built.ts'
import { findBrowser } from './browser/find.ts'
import { launchOptions } from './browser/options.ts'
import { scrollThrough } from './e2e/checks/whole-page.ts'
import { saveSignIn, signedIn } from './e2e/fixtures/signed-in.ts'
import { lead } from './samples/lead-lists.ts'
import { startSite } from './sites/site.ts'
import { STAFF } from './staff/account.ts'

const MOST_BYTES = 150 * 1024
const QUALITIES = [85, 75, 65, 55, 45]
const FOLDER = join(import.meta.dirname, '../docs/pictures')
const DESKTOP = { width: 1280, height: 800 }

const site = await startSiteWithLeads()
const browser = await chromium.launch(launchOptions(await findBrowser()))
try {
  mkdirSync(FOLDER, { recursive: true })
  await take([
    { name: 'desktop', path: '/', viewport: DESKTOP, scale: 1 },
    { name: 'phone', path: '/towns/mystic', viewport: { width: 390, height: 800 }, scale: 1.5 },
  ])
  await take([
    { name: 'leads', path: '/admin/leads', viewport: DESKTOP, scale: 1 },
    { name: 'lead', path: site.leadPath, viewport: { width: 1280, height: 1000 }, scale: 1 },
  ])
} finally {
  await browser.close()
  await site.remove()
}

interface Picture {
  name: string
  path: string
  viewport: { width: number; height: number }
  scale: number
}

async function startSiteWithLeads() {
  await ensureBuilt()
  const running = await startSite({ ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password })
  await saveSignIn(running)
  const db = openDatabase(join(running.dataDir, 'site.sqlite'))
  await lead(db, 'Tom Okafor', { vessel_type: 'charter-boat' })
  await lead(db, 'Maria Delgado', { insurance_type: 'luxury', vessel_type: 'yacht' })
  await lead(db, 'Ann Li', { vessel_type: 'sailboat' })
  const additional_details = 'She is kept at Captain’s Cove, slip B-12, from May to October.'
  const { id } = await lead(db, 'Jane Doe', { additional_details })
  await db.destroy()
  return Object.assign(running, { leadPath: `/admin/leads/${id}` })
}

/** Takes the pictures of one document, in the best quality in which they are light enough. */
async function take(pictures: Picture[]): Promise<void> {
  const shots = await Promise.all(pictures.map(shoot))
  for (const quality of QUALITIES) {
    const packed = await Promise.all(
      shots.map((shot) => sharp(shot).webp({ quality, effort: 6 }).toBuffer()),
    )
    if (packed.reduce((sum, { length }) => sum + length, 0) > MOST_BYTES) continue
    for (const [index, { name }] of pictures.entries()) {
      const bytes = packed[index] as Buffer
      writeFileSync(join(FOLDER, `${name}.webp`), bytes)
      console.log(`docs/pictures/${name}.webp: ${Math.ceil(bytes.length / 1024)} KB`)
    }
    return
  }
  throw new Error(`The pictures are heavier than ${MOST_BYTES} bytes in every quality.`)
}

async function shoot({ path, viewport, scale }: Picture): Promise<Buffer> {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    ...(path.startsWith('/admin') && { storageState: signedIn(site.dataDir) }),
  })
  await page.goto(site.address + path)
  await page.evaluate(() => document.fonts.ready)
  await scrollThrough(page)
  return page.screenshot()
}
