import { expect } from '@playwright/test'
import { listenForComplaints } from '../checks/complaints.ts'
import { test } from '../checks/reading.ts'
import {
  headerLink,
  isSameDocument,
  markDocument,
  scrolled,
  scrollPage,
  settle,
  wake,
} from '../steps/navigation.ts'

test.use({ viewport: { width: 1280, height: 600 } })

test('awake, a link changes the page in place: title, marked section, focus, closed menus', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/about')
  await wake(page)
  await markDocument(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Contact').click()
  await expect(page).toHaveURL('/contact')
  await expect(page).toHaveTitle(/^Contact/)
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('#mobile-menu [aria-current=page]')).toHaveText('Contact')
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/contact$/)
  expect(await isSameDocument(page)).toBe(true)
  // The form of a page that came in place is awake by itself, and starts as a form should.
  await expect(page.locator('[data-awake]')).toBeAttached()
  expect(complaints).toEqual([])
})

for (const kind of ['asleep', 'awake']) {
  test(`${kind}, a new page starts at its top and Back returns to the old place`, async ({
    reader: page,
  }) => {
    await page.goto('/about')
    if (kind === 'awake') await wake(page)
    await scrollPage(page, 500, kind)
    if (kind === 'asleep') {
      // Neither pointer nor key: the page stays asleep.
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('header a[href="/contact"]')?.click(),
      )
    } else await headerLink(page, 'Contact').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    await expect.poll(() => scrolled(page)).toBe(0)
    await scrollPage(page, 300, kind)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => scrolled(page)).toBe(500)
    await settle(page)
    expect(await scrolled(page)).toBe(500)
    await page.goForward()
    await expect(page).toHaveURL('/contact')
    await expect.poll(() => scrolled(page)).toBe(300)
  })
}

test('Back shows the page of its address after a reload, too, when nothing is awake to change it', async ({
  reader: page,
}) => {
  await page.goto('/about')
  await wake(page)
  await headerLink(page, 'Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact Us')
})

test('a form left in the middle and come back to in place has its step and its answers', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.goto('/quote')
  await page.getByLabel('Other Coverage').check()
  await expect(page.locator('[data-awake]')).toBeAttached()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Address or town').fill('Old Lyme')
  await headerLink(page, 'Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await page.goBack()
  await expect(page.getByLabel('Address or town')).toHaveValue('Old Lyme')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Other Coverage')).toBeChecked()
  expect(complaints).toEqual([])
})

test('a link to an address that leads elsewhere is followed in place', async ({ reader: page }) => {
  await page.goto('/about')
  await wake(page)
  await markDocument(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/schedule?town=milford'
    document.body.append(link)
    link.click()
  })
  await expect(page).toHaveURL('/appointments?town=milford')
  expect(await isSameDocument(page)).toBe(true)
})

test('a link to nowhere shows the page that says so, in place too', async ({ reader: page }) => {
  await page.goto('/about')
  await wake(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/nowhere'
    document.body.append(link)
    link.click()
  })
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page).toHaveURL('/nowhere')
})

test('a link that cannot be followed in place is followed as ever', async ({ page }) => {
  await page.goto('/about')
  await wake(page)
  await page.route('**/RSC/**', (route) => route.abort())
  await headerLink(page, 'Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
})

test('a page that cannot be woken yet stays whole, and wakes at a later touch', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/about')
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/')),
    page.keyboard.press('Shift'),
  ])
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => globalThis.navigates)).toBeUndefined()
  await page.unroute('**/assets/*.js')
  await wake(page)
})

test('for those who asked for less motion, no page fades into the next', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.fades = viewTransition ? 'yes' : 'no'
    }),
  )
  await page.goto('/about')
  await page.evaluate(() => {
    location.href = '/towns'
  })
  await page.waitForURL('/towns')
  await expect(page.locator('html')).toHaveAttribute('data-fades', 'no')
})

test('the first press on a list counts, also while one page fades into the next', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/contact#form')
  const subject = page.getByRole('combobox', { name: 'Subject' })
  const box = await subject.boundingBox()
  if (!box) throw new Error('The list has no box.')
  await page.goto('/about')
  await page.evaluate(() => location.assign('/contact#form'))
  await page.waitForURL('/contact#form')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(() => subject.evaluate((list) => list.matches(':open'))).toBe(true)
})
