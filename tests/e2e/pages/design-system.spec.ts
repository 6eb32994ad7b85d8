import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../../servers/postgres.ts'
import { type Launched, launch } from '../../sites/launched.ts'
import { until } from '../../tools/until.ts'
import { expectAccessible } from '../checks/axe.ts'
import { test } from '../checks/reading.ts'
import { overflowOf, wakeUp } from '../checks/whole-page.ts'

const ASSETS = join(import.meta.dirname, '../../../dist/public/assets')
const DEVELOPMENT_UP_WITHIN_MS = 400_000

/** Two specimens of one landmark have one name; on a page there is one of them. */
const SPECIMENS_ONLY = ['landmark-unique']

test('visitors find no design system, and load nothing of it', async ({ request }) => {
  const answer = await request.get('/design-system')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('Oops! Page not found')
  for (const file of readdirSync(ASSETS).filter((name) => /\.(js|css)$/.test(name))) {
    expect(readFileSync(join(ASSETS, file), 'utf8'), file).not.toContain('Leave this form?')
  }
})

test.describe('in development', () => {
  // One server and one page for all of them: it compiles the modules on the first, and sends each of
  // them to every new tab.
  test.describe.configure({ mode: 'serial', timeout: DEVELOPMENT_UP_WITHIN_MS + 60_000 })
  let server: Launched
  let address: string
  let dataDir: string
  let page: Page

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(DEVELOPMENT_UP_WITHIN_MS + 60_000)
    dataDir = mkdtempSync(join(tmpdir(), 'design-system-'))
    const port = await freePort()
    address = `http://127.0.0.1:${port}/design-system`
    server = launch('dev.ts', [], { PORT: `${port}`, DATA_DIR: dataDir })
    const isUp = async () => (await fetch(address).catch(() => undefined))?.status === 200
    await until('the design system is shown', isUp, DEVELOPMENT_UP_WITHIN_MS)
    page = await browser.newPage()
    await page.goto(address)
  })

  test.afterAll(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(dataDir, { recursive: true, force: true })
    await page.close()
  })

  test('every component is accessible in every state and fits 320 and 1280 px', async () => {
    await expect(page.locator('[data-fixture]').last()).toBeAttached()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, { without: SPECIMENS_ONLY })
      expect(await overflowOf(page), `wider than ${width} px`).toBe(0)
    }
  })

  test('a dialog takes the focus and gives it back', async () => {
    const opener = page.getByRole('button', { name: 'Open a dialog' })
    const dialog = page.getByRole('dialog', { name: 'Leave this form?' })
    await wakeUp(page)
    // A click too many would fall on what the one before has opened.
    await expect(async () => {
      if (await dialog.isHidden()) await opener.click()
      await expect(dialog).toBeVisible({ timeout: 5000 })
    }).toPass()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await expectAccessible(page, { part: '[role=dialog]' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})
