import { expect, type Page } from '@playwright/test'
import { test } from '../checks/reading.ts'
import { expectAccessible, freshEmail } from '../steps/form-steps.ts'

const main = (page: Page) => page.locator('main')

test('about says who the agency is, in the words of the specification', async ({
  reader: page,
}) => {
  await page.goto('/about')
  await expect(page.locator('h1')).toHaveText('Trusted Marine Insurance Experts in Connecticut')
  for (const name of ['Our Story', 'Our Mission']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  for (const name of ['Specialized Coverage', 'Local Expertise', 'Responsive Service']) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
  }
  await expect(main(page).getByText('9 a.m. to 5 p.m.')).toBeVisible()
  await expectLink(page, 'Get Your Free Quote', '/quote')
  await expectLink(page, 'Schedule an Appointment', '/schedule')
})

test('the appointment form of the about page has an address, and asks for a call', async ({
  page,
}) => {
  await page.goto('/about#appointment-form')
  const form = page.locator('#appointment-form').getByRole('form', { name: 'Request a call' })
  await expect(form).toBeInViewport()
  await form.getByLabel('Name').fill('Jane Doe')
  await form.getByLabel('Phone').fill('203-555-0123')
  await form.getByRole('button', { name: 'Request a Call' }).click()
  await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible()
  await expectAccessible(page)
})

test('contact gives every way to the office, and its hours', async ({ reader: page }) => {
  await page.goto('/contact')
  await expect(main(page)).toContainText('Monday to Friday')
  await expect(main(page)).toContainText('9 a.m. to 5 p.m.')
  await expect(main(page)).toContainText('10 a.m. to 2 p.m., by appointment')
  await expect(main(page)).toContainText('Closed')
  await expect(main(page)).toContainText('1 Harbor Street')
  await expect(main(page).locator('a[href="tel:+12035550142"]')).toHaveText('203-555-0142')
  await expect(main(page).locator('a[href^="mailto:"]')).toBeVisible()
  await expectLink(page, 'Get a Quote', '/quote')
  await expectLink(page, 'Schedule an Appointment', '/schedule')
  await page.getByRole('link', { name: 'To the contact form' }).click()
  await expect(page.getByRole('form', { name: 'Contact' })).toBeInViewport()
})

test('quote reassures on three cards', async ({ reader: page }) => {
  await page.goto('/quote')
  await expect(page.locator('h1')).toHaveText('Get Your Custom Insurance Quote')
  for (const name of ['Competitive Rates', 'Fast Response', 'No Obligation']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(main(page)).toContainText('A quote within 24 hours')
})

test('the boating certificate is explained at length, with the State’s own pages', async ({
  reader: page,
}) => {
  await page.goto('/boating-license')
  const words = (await main(page).innerText()).split(/\s+/)
  expect(words.length).toBeGreaterThan(600)
  await expect(main(page)).toContainText('Safe Boating Certificate')
  await expect(main(page)).toContainText('Certificate of Personal Watercraft Operation')
  for (const path of ['', '/certification/how-to-get-a-certificate-to-operate']) {
    const official = main(page).locator(`a[href="https://portal.ct.gov/deep/boating${path}"]`)
    await expect(official.first()).toBeVisible()
  }
})

for (const path of ['/privacy-policy', '/terms']) {
  test(`${path} is dated, and its contents lead to its parts`, async ({ reader: page }) => {
    await page.goto(path)
    await expect(main(page).getByText('Last updated May 3, 2025')).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const last = contents.getByRole('link').last()
    await last.click()
    const name = (await last.textContent()) as string
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
  })
}

test('the privacy policy names every cookie that a form sets', async ({
  reader: page,
  request,
}) => {
  const begun = await request.post('/api/forms/quote', {
    form: { step: 'insurance', insurance_type: 'boat' },
    maxRedirects: 0,
  })
  const sent = await request.post('/api/forms/contact', {
    form: {
      step: 'message',
      name: 'Jane Doe',
      email: freshEmail(),
      zipCode: '06604',
      subject: 'Claims',
      message: 'A piling met my rub rail on Sunday.',
    },
    maxRedirects: 0,
  })
  const cookies = [begun, sent].flatMap((answer) =>
    answer
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => value.split('=')[0] as string),
  )
  expect(cookies).toEqual(expect.arrayContaining(['draft-quote', 'received-contact']))
  await page.goto('/privacy-policy')
  for (const cookie of cookies) await expect(main(page)).toContainText(cookie)
})

async function expectLink(page: Page, name: string, href: string) {
  const link = main(page).getByRole('link', { name, exact: true })
  await expect(link.first()).toHaveAttribute('href', href)
}
