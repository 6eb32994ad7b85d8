import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { builtInTowns } from '../../../db/seed/towns/index.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { expectAccessible } from '../steps/form-steps.ts'
import { wake } from '../steps/navigation.ts'

/** A sheet with one card on it has 250. */
const LETTERS_OF_A_SHEET = 600
/** Text and its button differ at least so much. */
const READABLE = 4.5

test('on a slow network a link of a page shows at once that the next one comes', async ({
  page,
}) => {
  await page.goto('/')
  await wake(page)
  const next = await hold(page, '**/RSC/**')
  const link = page.getByRole('banner').getByRole('link', { name: 'Get a Quote' })
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('main[aria-busy=true]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  next.release()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy')
  await expect(page.locator('a[aria-busy]')).toHaveCount(0)
})

test('a gray Continue says what is missing, and a pressed one answers before it can check', async ({
  page,
}) => {
  await page.goto('/quote')
  const button = page.getByRole('button', { name: 'Continue' })
  await page.getByLabel('Boat & Yacht Insurance').focus()
  await formAwake(page)
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Choose one of these to continue.')
  expect(await contrastOf(button), 'disabled').toBeGreaterThan(READABLE)
  await button.hover({ force: true })
  expect(await contrastOf(button), 'disabled, under the pointer').toBeGreaterThan(READABLE)
  await page.getByLabel('Boat & Yacht Insurance').check()
  await expect(page.getByText('Choose one of these')).toBeHidden()
  const rules = await hold(page, '**/assets/rules*.js')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect(await contrastOf(button), 'pressed').toBeGreaterThan(READABLE)
  rules.release()
  await expect(button).toHaveAccessibleDescription(
    'To continue, fill in the vessel type, vessel length, and estimated value.',
  )
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('the messages of a form that was posted stay while it wakes on a slow network', async ({
  page,
}) => {
  const rules = await hold(page, '**/assets/rules*.js')
  await page.goto('/contact')
  // Asleep, as when its button is the first thing that is pressed.
  await page.getByRole('form', { name: 'Contact' }).evaluate((form: HTMLFormElement) => {
    form.submit()
  })
  const problems = page.getByRole('alert').getByRole('link')
  await expect(problems).toHaveCount(5)
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await expect(problems).toHaveCount(5)
  await page.getByLabel('Name').fill('Jane Doe')
  rules.release()
  await expect(problems).toHaveCount(4)
  await page.getByLabel('Message').fill('A mooring in the harbor')
  await expect(problems).toHaveCount(3)
})

test('lengths and amounts are taken as they are written, and attached files are counted', async ({
  page,
}) => {
  await page.goto('/quote')
  await page.getByLabel('Boat & Yacht Insurance').check()
  await formAwake(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Vessel type').selectOption('yacht')
  await page.getByLabel('Vessel length').fill('28 ft')
  await page.getByLabel('Estimated value').fill('$45,000')
  await page.getByRole('button', { name: 'Continue' }).click()
  const answers = page.locator('dl').filter({ hasText: 'Vessel length' })
  await expect(answers.getByText('28', { exact: true })).toBeVisible()
  await expect(answers.getByText('$45,000', { exact: true })).toBeVisible()
  const files = page.getByLabel('Attachments')
  const survey = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await files.setInputFiles(survey('survey.pdf'))
  await expect(page.getByText('1 file attached', { exact: true })).toBeVisible()
  await files.setInputFiles(survey('bill of sale.pdf'))
  await expect(page.getByText('2 files attached', { exact: true })).toBeVisible()
  await expect(files).toHaveAccessibleDescription(/2 files attached/)
  await expectAccessible(page)
})

test('a button of a form that the browser posts answers too, until the page is shown again', async ({
  page,
}) => {
  await page.goto('/blog')
  // An answer without a page: the one on the screen stays.
  await page.route('**/newsletter', (route) => route.fulfill({ status: 204 }))
  const button = page.getByRole('button', { name: 'Subscribe' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect(await contrastOf(button)).toBeGreaterThan(READABLE)
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('the 404 page names the page that was meant, and the search finds another, without JavaScript too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto('/town/mistic')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('link', { name: 'Mystic' })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Return to Home' }),
  ).toHaveAttribute('href', '/')
  await page.getByLabel('What were you looking for?').fill('old lime')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByLabel('What were you looking for?')).toHaveValue('old lime')
  await page.getByRole('main').getByRole('link', { name: 'Old Lyme', exact: true }).click()
  await expect(page).toHaveURL(/\/towns\/old-lyme$/)
  await expect(page.getByRole('link', { name: 'Get an Old Lyme Quote' })).toBeVisible()
  await page.goto('/search?q=zeppelin%20hangar')
  await expect(page.getByText('Nothing here has “zeppelin hangar”.')).toBeVisible()
  await context.close()
})

test('the search answers while one types, and its answers lead to their pages', async ({
  page,
}) => {
  await page.goto('/search')
  const found = page.getByRole('list', { name: 'Found while typing' })
  await page.getByLabel('What were you looking for?').pressSequentially('old lime')
  await found.getByRole('link', { name: 'Old Lyme', exact: true }).click()
  await expect(page).toHaveURL(/\/towns\/old-lyme$/)
  await page.route('**/api/trpc/search.find*', (route) => route.abort())
  await page.goto('/search')
  await page.getByLabel('What were you looking for?').pressSequentially('mystic')
  await expect(found).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Mystic', exact: true }),
  ).toBeVisible()
})

test('the footer is at the end of a window that is taller than its page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 })
  await page.goto('/search')
  const box = await page.getByRole('contentinfo').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(3000)
})

test('paper has a letterhead, no form, and every answer', async ({ page }) => {
  await page.goto('/products/boat-insurance')
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Fayerweather Marine', '203-555-0142', '1 Harbor Street']) {
    const line = page.getByRole('contentinfo').getByText(text).first()
    await expect(line).toBeInViewport()
  }
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('form').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Quick Quote Request' })).toBeHidden()
  const answers = page.locator('main details > div')
  expect(await answers.count()).toBeGreaterThan(2)
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
  }
})

test('on paper, the towns that have most to say take four sheets at most', async ({ page }) => {
  const lengthOf = (town: object) => JSON.stringify(town).length
  const longest = [...builtInTowns].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1)
  for (const { slug } of longest) {
    await page.goto(`/towns/${slug}`)
    const sheets = await sheetsOf(page)
    expect.soft(sheets.length, slug).toBeLessThanOrEqual(4)
    expect(sheets.join(' '), slug).toContain('Insurance Tips')
  }
})

test('on paper, no sheet of cards is almost empty, and nothing there is only to be pressed', async ({
  page,
}) => {
  for (const [path, most] of [
    ['/products', 5],
    ['/towns', 4],
    ['/', 3],
  ] as const) {
    await page.goto(path)
    const sheets = await sheetsOf(page)
    expect.soft(sheets.length, path).toBeLessThanOrEqual(most)
    for (const [index, text] of sheets.slice(0, -1).entries()) {
      expect.soft(text.length, `${path}, sheet ${index + 1}`).toBeGreaterThan(LETTERS_OF_A_SHEET)
    }
    expect.soft(sheets.join(' '), path).not.toMatch(/Learn More/i)
  }
})

test('an article on paper is the article', async ({ page }) => {
  await page.goto('/blog/navigating-storm-season')
  const links = page.getByRole('main').getByRole('link')
  expect(await links.count()).toBeGreaterThan(10)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Related Articles', 'Share this article', 'Three ways to take it further']) {
    await expect(page.locator('h2', { hasText: name })).toBeAttached()
    await expect(page.locator('h2', { hasText: name })).toBeHidden()
  }
  await expect(page.locator('main aside').filter({ visible: true })).toHaveCount(0)
  const headings = page.locator('main article h2').filter({ visible: true })
  expect(await headings.count()).toBeGreaterThan(2)
})

test('on paper, a wide table and a long line of code are there to their ends', async ({ page }) => {
  await page.goto('/blog/navigating-storm-season')
  await page
    .locator('main article h2')
    .first()
    .evaluate((heading) => {
      const cells = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(
        (number) => `<th>Deductible${number}</th>`,
      )
      heading.insertAdjacentHTML(
        'afterend',
        `<div role="group"><table><tr>${cells.join('')}</tr></table></div>
      <pre><code>${'policy '.repeat(40)}endofcode</code></pre>`,
      )
    })
  const text = (await sheetsOf(page)).join('\n')
  expect(text).toContain('Deductibleone')
  expect(text).toContain('Deductibleeight')
  expect(text).toContain('endofcode')
})

test('a page has one phone number, named by what it is for, and a newsletter page leads on', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/blog/navigating-storm-season', 'Blog 203-555-0147'],
    ['/products/boat-insurance', 'Office 203-555-0142'],
  ] as const) {
    await page.goto(path)
    const numbers = await page
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect([...new Set(numbers)], path).toEqual([`tel:+1${name.replace(/\D/g, '')}`])
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  }
  await page.goto('/newsletter/subscribed')
  await expect(page.getByRole('main').getByRole('link', { name: 'Read The Compass' })).toBeVisible()
})

/** Holds back what is requested at an address, as a network that takes its time. */
async function hold(page: Page, address: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route: Route) => {
    await released
    await route.continue()
  })
  return { release }
}

/** The contrast of a button's words to its surface, by WCAG's formula, as they are shown in this moment. */
function contrastOf(button: Locator): Promise<number> {
  return button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    const luminance = (shown: string) => {
      const [red = 0, green = 0, blue = 0] = (shown.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort(
      (a, b) => a - b,
    )
    return (light + 0.05) / (dark + 0.05)
  })
}

/** The text of each sheet, with the margins that browsers print with. */
async function sheetsOf(page: Page): Promise<string[]> {
  const edge = '0.4in'
  const margin = { top: edge, right: edge, bottom: edge, left: edge }
  return textsOfPdf(await page.pdf({ format: 'Letter', margin }))
}

async function textsOfPdf(file: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file)
  const texts = [...document.pages()].map((page) => page.getText())
  library.destroy()
  return texts
}
