import { existsSync } from 'node:fs'
import { chromium, expect, type Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { DEFAULT_LIMITS } from '../../sites/launched.ts'
import { WebSite } from '../../sites/web-site.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'

const site = new WebSite({ ...DEFAULT_LIMITS })
/** Where everybody is too fast. */
const strictSite = new WebSite({ ...DEFAULT_LIMITS, FORM_SECONDS: '60' })
test.beforeAll(() => site.start())
test.afterAll(async () => {
  await site.remove()
  await strictSite.remove()
})

const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome']
/** Everything that a browser saves of a person. */
const SAVED = {
  NAME_FULL: 'Jane Doe',
  EMAIL_ADDRESS: 'jane@visitor.example',
  COMPANY_NAME: 'Doe Charters',
  ADDRESS_HOME_LINE1: '1 Main Street',
  ADDRESS_HOME_CITY: 'Bridgeport',
  ADDRESS_HOME_STATE: 'CT',
  ADDRESS_HOME_ZIP: '06604',
  ADDRESS_HOME_COUNTRY: 'US',
  PHONE_HOME_WHOLE_NUMBER: '+12035550123',
}
const ANSWERS = {
  Name: 'Jane Doe',
  Email: 'jane@visitor.example',
  'ZIP code': '06604',
  Message: 'A piling met my rub rail on Sunday, and the paint is off.',
}

test('the trap is not seen, named or reached by Tab', async ({ page }) => {
  await page.goto(`${site.address}/contact`)
  const trap = page.locator('form[data-form] [name=remarks]')
  await expect(trap).toBeHidden()
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  const boxes = nodes.filter(({ role }) => role?.value === 'textbox')
  expect(boxes.length).toBeGreaterThan(3)
  for (const { name } of boxes) expect(name?.value).toBeTruthy()
  await page.getByLabel('Name').focus()
  const reached: string[] = []
  for (let at = 0; at < 12; at++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => (document.activeElement as HTMLInputElement)?.name))
  }
  expect(reached).toContain('message')
  expect(reached).not.toContain('remarks')
})

test('a browser that fills in the form leaves the trap empty', async () => {
  const executablePath = WHOLE_BROWSERS.find(existsSync)
  test.skip(!executablePath, 'only a whole Chromium fills in forms, and none is installed')
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--headless=new', '--no-sandbox'],
    ignoreDefaultArgs: ['--headless', '--headless=old'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${site.address}/contact`)
    // The browser looks at a form in its own time, and fills in only what it has looked at.
    await expect(async () => {
      await autofill(page)
      const filled = expect(page.getByLabel('Email'))
      await filled.toHaveValue('jane@visitor.example', { timeout: 1000 })
    }).toPass()
    await expect(page.getByLabel('ZIP code')).toHaveValue('06604')
    await expect(page.locator('form[data-form] [name=remarks]')).toHaveValue('')
  } finally {
    await browser.close()
  }
})

const DEFAULT_FORM_MS = 2000

test('a person is not held, and a program that is too fast or fills in the trap is', async ({
  page,
}) => {
  await strictSite.start()
  const fillIn = async ({ address }: WebSite) => {
    await page.goto(`${address}/contact`)
    await page.getByLabel('Name').focus()
    await formAwake(page)
    const begun = Date.now()
    await page.getByLabel('Subject').selectOption('Claims')
    for (const [label, answer] of Object.entries(ANSWERS)) {
      await page.getByLabel(label, { exact: true }).fill(`${answer}`)
    }
    return begun
  }
  const takeTime = (begun: number) =>
    expect.poll(() => Date.now() - begun).toBeGreaterThan(1.1 * DEFAULT_FORM_MS)
  const press = async () => {
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/contact\/received/)
    await expect(page.getByText(/^FM-/)).toBeVisible()
    return page.locator('[data-reference]').getAttribute('data-reference')
  }
  await takeTime(await fillIn(site))
  const person = await press()
  await takeTime(await fillIn(site))
  await page
    .locator('form[data-form] [name=remarks]')
    .evaluate((trap: HTMLInputElement) => (trap.value = 'http://spam.example'))
  const program = await press()
  await fillIn(strictSite)
  const hasty = await press()
  expect([reasonsOf(site, person), reasonsOf(site, program), reasonsOf(strictSite, hasty)]).toEqual(
    [null, '["trap"]', '["too-fast"]'],
  )
})

/** Has Chromium fill in the form as it does for a person with a saved address. */
async function autofill(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Autofill.enable')
  const { root } = await client.send('DOM.getDocument')
  const selector = 'form[data-form] [name=name]'
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await client.send('DOM.describeNode', { nodeId })
  const fields = Object.entries(SAVED).map(([name, value]) => ({ name, value }))
  await client.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
}

function reasonsOf({ databaseFile }: WebSite, reference: string | null): unknown {
  const db = new Sqlite(databaseFile, { readonly: true })
  const row = db.prepare('select held_reasons from submissions where reference = ?').get(reference)
  db.close()
  return (row as { held_reasons: string | null }).held_reasons
}
