import { type BrowserContext, expect, type Page } from '@playwright/test'
import { mailWith } from '../mailbox.ts'
import { until } from '../until.ts'
import { formAwake, stopClock } from './awake.ts'
import {
  chooseInsurance,
  describeVessel,
  expectAccessible,
  freshEmail,
  giveContact,
  shownReference,
  surveyPdf,
  writeMessage,
} from './form-steps.ts'
import { test } from './kept.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const photo = { ...surveyPdf, name: 'engine.pdf' }

const saved = (page: Page) => page.getByText(/^Saved at \d/)
const startOver = (page: Page) => page.getByRole('button', { name: 'Start over' })

/** The next save of an answer that reaches the server. */
const nextSave = (page: Page, field: string) =>
  page.waitForResponse(
    (response) =>
      /\/api\/drafts\/\w+$/.test(response.url()) &&
      field in (response.request().postDataJSON()?.fields ?? {}),
  )

async function expectWelcome(page: Page) {
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(
    page.getByText(/^We saved your answers on \w+day, \w+ \d+ at \d+:\d\d [AP]M E[SD]T\.$/),
  ).toBeVisible()
}

/** What a browser that was ended has of its profile when it starts again. */
async function anotherProcess(context: BrowserContext): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  const next = await browser.newContext({ storageState: await context.storageState() })
  return next.newPage()
}

test('a closed tab and a new browser process find the same step, the answers, and the files', async ({
  page,
  context,
}) => {
  const email = freshEmail()
  await page.goto('/quote')
  await chooseInsurance(page)
  await describeVessel(page)
  await giveContact(page, email)
  await page.getByLabel('Attachments').setInputFiles([surveyPdf, photo])
  for (const name of ['survey.pdf', 'engine.pdf']) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Arrived')
  }
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Additional details').fill('Closed in the middle of a')
  await page.close({ runBeforeUnload: true })
  // The last words are on their way when the tab is closed, and maybe that the files belong to them.
  await until('the last words have arrived', async () => {
    const html = await (await context.request.get('/quote')).text()
    return ['Closed in the middle of a', 'survey.pdf', 'engine.pdf'].every((it) =>
      html.includes(it),
    )
  })

  const next = await anotherProcess(context)
  await next.goto('/quote')
  await expectWelcome(next)
  await expectAccessible(next)
  await expect(next.getByLabel('Email')).toHaveValue(email)
  await expect(next.getByLabel('Additional details')).toHaveValue('Closed in the middle of a')
  await expect(next.getByText('survey.pdf', { exact: true })).toBeVisible()
  await expect(next.getByText('engine.pdf', { exact: true })).toBeVisible()
  await next.getByRole('button', { name: 'Get My Free Quote' }).click()
  const [agency] = await mailWith(dataDir(), await shownReference(next))
  for (const text of ['Closed in the middle of a', 'survey.pdf', 'engine.pdf', '$85,000']) {
    expect(agency?.text).toContain(text)
  }
  await next.goto('/quote')
  await expect(next.getByRole('heading', { name: 'Welcome back' })).toBeHidden()
  await expect(next.getByLabel('Boat & Yacht Insurance')).not.toBeChecked()
  await next.context().close()
})

test('a reload of a town’s page, which is the same for everybody, brings the draft in', async ({
  page,
  request,
}) => {
  await page.goto('/towns/mystic')
  await page.getByLabel('Luxury Yacht Insurance').focus()
  await formAwake(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const length = nextSave(page, 'vessel_length')
  await page.getByLabel('Vessel length (feet)').fill('31')
  await length
  await page.reload()
  await expectWelcome(page)
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('31')
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  const town = await request.get('/towns/mystic', { headers: { cookie: cookie.join('; ') } })
  expect(town.headers()['cache-control']).toBe('public, no-cache')

  await page.goto('/quote')
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('31')
  await startOver(page).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden()
  await expect(page.getByLabel('Boat & Yacht Insurance')).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('form-quote'))).toBeNull()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('draft-quote')
})

test('a step that was resumed on a town’s page is the one that Back and a reload show', async ({
  page,
}) => {
  const length = page.getByLabel('Vessel length (feet)')
  await page.goto('/towns/mystic')
  await page.getByLabel('Luxury Yacht Insurance').focus()
  await formAwake(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await length.fill('31')
  await page.goto('/terms')
  await page.goto('/towns/mystic')
  await expect(length).toHaveValue('31')
  await page.reload()
  await expect(length).toHaveValue('31')
  await describeVessel(page)
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.goBack()
  await expect(length).toBeVisible()
})

test('a text that is too long keeps its end over a reload, and is sent only once it is shorter', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await writeMessage(page, freshEmail())
  const long = `${'x'.repeat(12_000)} and its end`
  const message = page.getByLabel('Message', { exact: true })
  const saving = nextSave(page, 'message')
  await message.fill(long)
  await saving
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expectWelcome(page)
  await expect(message).toHaveValue(long)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('Please keep this under 10,000 characters.')
})

test('sent from a second tab, a form that is sent from the first too is one lead', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  const message = nextSave(page, 'message')
  await writeMessage(page, freshEmail())
  await message
  const other = await context.newPage()
  await other.goto('/contact')
  await other.getByRole('button', { name: 'Send Message' }).click()
  const reference = await shownReference(other)
  await page.bringToFront()
  await page.getByLabel('Name').fill('Jane B. Doe')
  await expect(page.getByText('This form has already been sent')).toBeVisible()
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect(await shownReference(page)).toBe(reference)
})

test('two tabs that answer different questions both persist, and show each other’s answers', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto('/contact')
    await one.getByLabel('Name').focus()
    await formAwake(one)
  }
  const name = nextSave(page, 'name')
  await page.getByLabel('Name').fill('Jane Doe')
  await name
  await expect(saved(page)).toBeVisible()
  await other.getByLabel('ZIP code').fill('06604')
  await other.getByLabel('Message', { exact: true }).pressSequentially('My dock')
  await expect(saved(other)).toBeVisible()
  // The other's answer came with its own save.
  await expect(other.getByLabel('Name')).toHaveValue('Jane Doe')
  await expect(other.getByLabel('Message', { exact: true })).toHaveValue('My dock')
  const ours = nextSave(page, 'message')
  await page.getByLabel('Message', { exact: true }).fill('Our pier')
  await ours
  await expect(page.getByLabel('ZIP code')).toHaveValue('06604')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Our pier')
  await page.reload()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Our pier')
  await expect(page.getByLabel('ZIP code')).toHaveValue('06604')
})

test('offline, answers stay in the browser, and go up when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Jane')
  await expect(saved(page)).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Name').fill('Jane Doe')
  await page.getByLabel('ZIP code').fill('06604')
  await expect(page.getByText('Your answers are saved in this browser')).toBeVisible()
  const up = nextSave(page, 'zipCode')
  await context.setOffline(false)
  await up
  await expect(saved(page)).toBeVisible()
  const next = await anotherProcess(context)
  await next.goto('/contact')
  await expect(next.getByLabel('Name')).toHaveValue('Jane Doe')
  await expect(next.getByLabel('ZIP code')).toHaveValue('06604')
  await next.context().close()
})

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
    await expect(page.getByText('Your answers are saved in this browser')).toBeVisible({
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
  const up = nextSave(page, 'name')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await expect(async () => {
    await page.clock.runFor(1000)
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('draft-contact')
  }).toPass()
  expect((await up).ok()).toBe(true)
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
  expect(outcomes).toEqual(['none'])
  await page.getByLabel('ZIP code').fill('06604')
  await pass(2)
  expect(outcomes).toEqual(['none', 'opened'])
})

test('a browser that refuses the cookie opens a draft after increasing waits only', async ({
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
  const opened = outcomes.filter((outcome) => outcome === 'opened')
  expect(opened.length).toBeGreaterThan(1)
  expect(opened.length).toBeLessThan(8)
})

test('answers that are too long for a save stay in this browser, and go up once they are shorter', async ({
  page,
}) => {
  const { outcomes, pass } = await openContact(page)
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('A clause of my policy says this. '.repeat(2100))
  await pass(20)
  await expect(page.getByText('Your answers are too long to save on our site.')).toBeVisible()
  expect(outcomes).toEqual([413])
  await message.fill('A clause of my policy says this.')
  await pass(2)
  await expect(saved(page)).toBeVisible()
  expect(outcomes).toEqual([413, 'opened'])
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

test('a visitor changes between a browser with and without JavaScript at any step', async ({
  page,
  context,
  browser,
}) => {
  const email = freshEmail()
  await page.goto('/quote')
  await chooseInsurance(page)
  const length = nextSave(page, 'vessel_length')
  await page.getByLabel('Vessel length (feet)').fill('27')
  await length
  await expect(saved(page)).toBeVisible()

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const without = await plain.newPage()
  await without.goto('/quote')
  await expectWelcome(without)
  await expectAccessibleWithout(without)
  await expect(without.getByLabel('Vessel length (feet)')).toHaveValue('27')
  await describeVessel(without)
  await without.getByLabel('First name').fill('Jane')
  await without.getByLabel('Attachments').setInputFiles(surveyPdf)
  await without.getByRole('button', { name: 'Get My Free Quote' }).click()
  await expect(without.getByRole('alert')).toContainText('Please enter a valid email address.')

  await page.goto('/')
  await page.goto('/quote')
  await expect(page.getByLabel('First name')).toHaveValue('Jane')
  await expect(page.getByText('survey.pdf', { exact: true })).toBeVisible()
  const details = nextSave(page, 'additional_details')
  await giveContact(page, email)
  await details
  await expect(saved(page)).toBeVisible()
  await without.goto('/quote')
  await expect(without.getByLabel('Email')).toHaveValue(email)
  await without.getByRole('button', { name: 'Get My Free Quote' }).click()
  const [agency] = await mailWith(dataDir(), await shownReference(without))
  expect(agency?.text).toContain('survey.pdf')
  await plain.close()

  // The tab with JavaScript learns of it, and saves nothing any more.
  await page.getByLabel('Additional details').fill('Too late.')
  await expect(page.getByText('This form has already been sent')).toBeVisible()
})

test('a file that was removed stays away, with the draft or without scripts', async ({
  page,
  browser,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Jane Doe')
  await page.getByLabel('Attachments').setInputFiles([surveyPdf, photo])
  const sent = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('form-contact') ?? '{}').sentFiles?.length ?? 0,
    )
  await expect.poll(sent).toBe(2)
  await page.getByRole('button', { name: 'Remove survey.pdf' }).click()
  await expect.poll(sent).toBe(1)
  await page.reload()
  await expect(page.getByText('engine.pdf', { exact: true })).toBeVisible()
  await expect(page.getByText('survey.pdf', { exact: true })).toHaveCount(0)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const without = await plain.newPage()
  await without.goto('/contact')
  await expect(without.getByText('engine.pdf', { exact: true })).toBeVisible()
  await expect(without.getByText('survey.pdf', { exact: true })).toHaveCount(0)
  await plain.close()
})

test('Start over is not undone by a save that is answered after it', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Jane Doe')
  await expect(saved(page)).toBeVisible()
  await page.goto('/contact')
  await expectWelcome(page)
  const isPressed = Promise.withResolvers<void>()
  await page.route('**/api/drafts/contact', async (route) => {
    const response = await route.fetch()
    await isPressed.promise
    await route.fulfill({ response })
  })
  const answered = nextSave(page, 'zipCode')
  await page.route('**/api/drafts/contact/start-over', async (route) => {
    isPressed.resolve()
    await (await answered).finished()
    // The page, which cannot be asked while it is being left, has time to read the answer.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByLabel('ZIP code').focus()
  await formAwake(page)
  const saving = page.waitForRequest('**/api/drafts/contact')
  await page.getByLabel('ZIP code').fill('06')
  await saving
  await startOver(page).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('form-contact'))).toBeNull()
})

test('without JavaScript, Start over deletes the draft with its files', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/contact')
  await writeMessage(page, 'not an address')
  await page.getByLabel('Attachments').setInputFiles(surveyPdf)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('survey.pdf', { exact: true })).toBeVisible()
  await page.goto('/contact')
  await expectWelcome(page)
  await startOver(page).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByText('survey.pdf', { exact: true })).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
  await page.close()
})

/** axe runs in the page, so that the same HTML is opened once more. */
async function expectAccessibleWithout(page: Page) {
  const browser = page.context().browser()
  const context = await browser?.newContext({ storageState: await page.context().storageState() })
  const twin = await context?.newPage()
  if (!twin) throw new Error('no browser')
  await twin.route('**/*.js', (route) => route.abort())
  await twin.goto(page.url())
  await expectAccessible(twin)
  await context?.close()
}
