import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { formAwake, stopClock } from '../steps/awake.ts'
import { anotherProcess, nextSave, saved } from '../steps/draft-steps.ts'

test('a server that fails is not hammered, and what it missed is there at the next visit', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/api/drafts/*', (route) => {
    asked++
    return route.fulfill({ status: 503, json: {} })
  })
  await page.clock.install()
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Jane Doe')
  await formAwake(page)
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByText('Our site cannot save your answers right now')).toBeVisible({
      timeout: 100,
    })
  }).toPass()
  for (const letter of 'Jane Doe of Mystic') {
    await page.getByLabel('Message', { exact: true }).press(letter === ' ' ? 'Space' : letter)
    await page.clock.runFor(1500)
  }
  expect(asked).toBeLessThan(8)
  await page.unroute('**/api/drafts/*')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Jane Doe')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  // As another visit would find it: it went up as the page was left, or now.
  await expect(async () => {
    await page.clock.runFor(1000)
    const answer = await page.request.get('/contact')
    expect(await answer.text()).toContain('value="Jane Doe"')
  }).toPass()
})

/** Opens an awake, empty form on a clock that the test advances, and records its saves. */
async function openContact(page: Page) {
  await page.clock.install()
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await stopClock(page)
  const outcomes: (string | number)[] = []
  let open = 0
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/drafts/contact') || !request.postDataJSON().fields) return
    open++
    void request.response().then(async (response) => {
      outcomes.push(response?.ok() ? (await response.json()).outcome : response?.status())
      open--
    })
  })
  /** In each second, a save that is due is made and answered. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await page.clock.runFor(1000)
      await new Promise((resolve) => setTimeout(resolve, 100))
      await expect.poll(() => open).toBe(0)
    }
  }
  return { outcomes, pass }
}

test('what was typed and deleted again is not saved over and over', async ({ page }) => {
  const { outcomes, pass } = await openContact(page)
  await page.getByLabel('Name').press('x')
  await page.getByLabel('Name').press('Backspace')
  await pass(10)
  await expect.poll(() => outcomes).toEqual(['none'])
  await page.getByLabel('ZIP code').fill('06604')
  await pass(2)
  await expect.poll(() => outcomes).toEqual(['none', 'opened'])
})

test('a browser that refuses the cookie opens one draft, and says that its answers stay there', async ({
  page,
  context,
}) => {
  await page.route('**/api/drafts/*', async (route) => {
    const response = await route.fetch()
    await context.clearCookies()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const { outcomes, pass } = await openContact(page)
  await page.getByLabel('Name').fill('Jane Doe')
  await pass(2)
  await page.getByLabel('ZIP code').fill('06604')
  await pass(6)
  await page.getByLabel('Email').fill('jane@visitor.example')
  await pass(30)
  await expect.poll(() => outcomes).toEqual(['opened', 'gone'])
  await expect(
    page.getByText('Our site cannot save your answers right now. They are saved in this browser.'),
  ).toBeVisible()
})

test('answers that are too long for a save stay in this browser, and go up once they are shorter', async ({
  page,
}) => {
  const { outcomes, pass } = await openContact(page)
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('A clause of my policy says this. '.repeat(2100))
  await pass(20)
  await expect(page.getByText('Your answers are too long to save on our site.')).toBeVisible()
  await expect.poll(() => outcomes).toEqual([413])
  await message.fill('A clause of my policy says this.')
  await pass(2)
  await expect(saved(page)).toBeVisible()
  await expect.poll(() => outcomes).toEqual([413, 'opened'])
})

test('what was typed just before a link within the site is saved', async ({ page, context }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await page.getByLabel('Name').fill('Jane Doe')
  await expect(saved(page)).toBeVisible()
  const up = nextSave(page, 'zipCode')
  await page.getByLabel('ZIP code').fill('06604')
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await up
  const next = await anotherProcess(context)
  await next.goto('/contact')
  await expect(next.getByLabel('ZIP code')).toHaveValue('06604')
  await next.context().close()
})
