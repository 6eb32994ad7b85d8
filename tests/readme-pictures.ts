/**
 * `npm run pictures`: the two pictures of the site at the top of the README, of the built site with its
 * default settings. With `SITE`, of another site.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureBuilt } from '../launch/built.ts'
import { findBrowser } from './browser/find.ts'
import { launchOptions } from './browser/options.ts'
import { scrollThrough } from './e2e/checks/whole-page.ts'
import { startSite } from './sites/site.ts'

/** Of both pictures together: a README is read on phones, too. */
const MOST_BYTES = 150 * 1024
const QUALITIES = [85, 75, 65, 55, 45]

const PICTURES = [
  { name: 'desktop', path: '/', viewport: { width: 1280, height: 800 }, scale: 1 },
  { name: 'phone', path: '/towns/mystic', viewport: { width: 390, height: 800 }, scale: 1.5 },
]
const FOLDER = join(import.meta.dirname, '../docs/pictures')

await ensureBuilt()
const site = process.env.SITE ? undefined : await startSite()
const browser = await chromium.launch(launchOptions(await findBrowser()))
try {
  const shots = await Promise.all(PICTURES.map(shoot))
  const packed = await pack(shots)
  mkdirSync(FOLDER, { recursive: true })
  for (const [index, { name }] of PICTURES.entries()) {
    const bytes = packed[index] as Buffer
    writeFileSync(join(FOLDER, `${name}.webp`), bytes)
    console.log(`docs/pictures/${name}.webp: ${Math.ceil(bytes.length / 1024)} KB`)
  }
} finally {
  await browser.close()
  await site?.remove()
}

async function shoot({ path, viewport, scale }: (typeof PICTURES)[number]): Promise<Buffer> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale })
  await page.goto((process.env.SITE ?? site?.address) + path)
  await page.evaluate(() => document.fonts.ready)
  await scrollThrough(page)
  return page.screenshot()
}

/** The pictures in the best quality in which they are light enough. */
async function pack(shots: Buffer[]): Promise<Buffer[]> {
  for (const quality of QUALITIES) {
    const packed = await Promise.all(
      shots.map((shot) => sharp(shot).webp({ quality, effort: 6 }).toBuffer()),
    )
    if (packed.reduce((sum, { length }) => sum + length, 0) <= MOST_BYTES) return packed
  }
  throw new Error(`The pictures are heavier than ${MOST_BYTES} bytes in every quality.`)
}
