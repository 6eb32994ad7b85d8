import { expect, type Page } from '@playwright/test'
import { listenForComplaints } from '../checks/complaints.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'

/** A page with a form, and the first field of that form. */
const PAGES = {
  '/quote': 'Boat & Yacht Insurance',
  '/contact': 'name',
} as const

/** What a browser's translator does: each text gives way to an element with another one. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const isShown = !/^(SCRIPT|STYLE|OPTION|TEXTAREA|NOSCRIPT)$/.test(
      text.parentNode?.nodeName ?? '',
    )
    if (!isShown || !text.data.trim()) continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data.replace(/[a-z]+/g, (word) => `${word}o`)
    text.replaceWith(outer)
  }
}

/** What a password manager does: a sign of its own beside each field. */
function addSigns() {
  for (const field of document.querySelectorAll('form[data-form] :is(input, textarea)')) {
    field.after(document.createElement('password-sign'))
  }
}

const CHANGES = { 'a translator': translate, 'a password manager': addSigns }

for (const [path, field] of Object.entries(PAGES)) {
  for (const [who, change] of Object.entries(CHANGES)) {
    test(`${path}: changed by ${who} before React comes, the form stays, with what is typed, and is sent`, async ({
      page,
    }) => {
      const complaints = listenForComplaints(page)
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`)
      for (const touch of ['beside the form', 'by the Tab key', 'in the form']) {
        await page.goto(path)
        if (touch === 'beside the form') await page.mouse.click(4, 400)
        if (touch === 'by the Tab key') await page.keyboard.press('Tab')
        await answer(page, field)
        await page.waitForLoadState('networkidle')
        await expectAnswered(page, field)
      }
      await press(page)
      await expectChecked(page, field)
      expect(complaints).toEqual([])
    })

    test(`${path}: changed by ${who} once React is there, the form goes on`, async ({ page }) => {
      const complaints = listenForComplaints(page)
      await page.goto(path)
      await formAwake(page)
      await page.evaluate(change)
      await answer(page, field)
      await press(page)
      await expectChecked(page, field)
      // Translated again, as translators do with every text that is new.
      await page.evaluate(change)
      if (field !== 'name') {
        await page.locator('form[data-form] button[value=back]').click()
        await expect(page.locator('progress')).toHaveAttribute('aria-label', 'Step 1 of 3')
      }
      await expectAnswered(page, field)
      expect(complaints).toEqual([])
    })
  }
}

test('changed while React comes, a form has what was typed', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/contact')
  await answer(page, 'name')
  await page.evaluate(translate)
  held.resolve()
  await page.waitForLoadState('networkidle')
  await expectAnswered(page, 'name')
})

const fieldOf = (page: Page, field: string) =>
  page
    .locator('form[data-form]')
    .locator(field === 'name' ? '#name' : 'input[type=radio]')
    .first()

async function answer(page: Page, field: string) {
  if (field === 'name') await fieldOf(page, field).fill('Jane Doe')
  else await fieldOf(page, field).check({ force: true })
}

async function expectAnswered(page: Page, field: string) {
  if (field === 'name') await expect(fieldOf(page, field)).toHaveValue('Jane Doe')
  else await expect(fieldOf(page, field)).toBeChecked()
}

/** Its words may be a translator's. */
async function press(page: Page) {
  await page.locator('form[data-form] button[type=submit]:not([aria-hidden])').first().click()
}

/** The wizard goes on; the other forms say what is missing, and keep the name. */
async function expectChecked(page: Page, field: string) {
  if (field === 'name') {
    await expect(page.locator('main [role=alert] a').first()).toBeVisible()
    await expectAnswered(page, field)
  } else await expect(page.locator('progress')).toHaveAttribute('aria-label', 'Step 2 of 3')
}
