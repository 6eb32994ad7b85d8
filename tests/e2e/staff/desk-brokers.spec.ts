import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  expect,
  expectAccessibleEverywhere,
  openUntil,
  outcome,
  press,
  SOON,
  test,
} from '../fixtures/desk-site.ts'
import { withoutTable } from '../fixtures/locked-database.ts'
import { brokers, nobody, portrait, removeProfile } from '../steps/broker-steps.ts'

/** Staff get a page of their own, which is compressed less. */
const MAX_HTML_BYTES = 24 * 1024

// They fill and empty one page.
test.describe.configure({ mode: 'serial' })

test('staff introduce a broker, whose profile is seen first, changed, and removed', async ({
  page,
  context,
  request,
}) => {
  await test.step('the About page introduces nobody before', async () => {
    await page.goto('/about')
    await nobody(page)()
    await page.goto('/admin/texts')
    await page.getByRole('link', { name: 'Brokers’ profiles' }).click()
    await expect(page.locator('main')).toContainText('There are no profiles yet.')
    await expectAccessibleEverywhere(page)
  })

  await test.step('what cannot be is refused at its field, and nothing typed is lost', async () => {
    await page.getByRole('link', { name: 'Add a profile' }).click()
    await press(page, 'Add the profile')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Please enter the broker’s name.')
    await page.getByLabel('Name').fill('Rosa <b>Lund</b>')
    await page.getByLabel('Title').fill('Senior broker')
    await page.getByLabel('License number').fill('CT-100')
    await page.getByLabel('In the business since').fill('205')
    await page.getByLabel('Email address').fill('rosa@agency.example')
    await page.getByLabel('Phone').fill('(203) 555-0123')
    const about = 'Knows **docks** <script>alert(1)</script> and [x](javascript:alert(2)).'
    await page.getByLabel('About them').fill(about)
    await page.getByLabel('Picture').setInputFiles(await portrait())
    await press(page, 'Add the profile')
    await expect(alert).toContainText('Please enter a year from 1940')
    await expect(alert).toContainText('Please choose the picture again.')
    await expect(page.getByLabel('Name')).toHaveValue('Rosa <b>Lund</b>')
    await expect(page.getByLabel('About them')).toHaveValue(about)
    await expectAccessibleEverywhere(page)
    await page.getByLabel('In the business since').fill('2005')
    const notes = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('My notes.') }
    await page.getByLabel('Picture').setInputFiles(notes)
    await press(page, 'Add the profile')
    await expect(page.getByText('Failed to upload image. Please try again.')).toBeVisible()
    await expect(alert).toContainText('me.jpg is not a JPEG, PNG, WebP or AVIF picture.')
    await expect(page.getByLabel('Title')).toHaveValue('Senior broker')
  })

  await test.step('the preview shows the profile, and visitors do not see it yet', async () => {
    const opened = context.waitForEvent('page')
    await press(page, 'Preview in a new tab')
    const preview = await opened
    await expect(preview.locator('main')).toContainText('Nothing was saved')
    await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Rosa <b>Lund</b>')
    await expectAccessibleEverywhere(preview)
    await preview.goto('/about')
    await nobody(preview)()
    await preview.close()
  })

  const picture = await test.step('saved, it is on the About page as text', async () => {
    await page.getByLabel('Picture').setInputFiles(await portrait())
    await press(page, 'Add the profile')
    await expect(outcome(page)).toHaveText('Saved. The About page shows it now.')
    await expectAccessibleEverywhere(page)
    const shown = page.getByRole('heading', { name: 'Rosa <b>Lund</b>' })
    await openUntil(page, '/about', () => expect(shown).toBeVisible(SOON))
    await expect(brokers(page)).toContainText('License CT-100')
    await expect(brokers(page)).toContainText('In the business since 2005')
    await expect(brokers(page).locator('strong')).toHaveText('docks')
    await expect(brokers(page).locator('a[href^="javascript"]')).toHaveCount(0)
    const phone = page.getByRole('link', { name: '(203) 555-0123' })
    await expect(phone).toHaveAttribute('href', 'tel:+12035550123')
    const image = page.getByAltText('Portrait of Rosa <b>Lund</b>')
    await image.scrollIntoViewIfNeeded()
    const width = () => image.evaluate((img: HTMLImageElement) => img.naturalWidth)
    // Of 800 pixels, as many as the page can show.
    await expect.poll(width).toBe(384)
    const data = page.locator('script[type="application/ld+json"]')
    const people = (await data.allTextContents()).flatMap((json) => JSON.parse(json)['@graph'])
    expect(people).toContainEqual(
      expect.objectContaining({ '@type': 'Person', name: 'Rosa <b>Lund</b>' }),
    )
    await expectAccessibleEverywhere(page)
    const html = await request.get('/about', { headers: { 'accept-encoding': 'br' } })
    expect(Number(html.headers()['content-length'])).toBeLessThanOrEqual(MAX_HTML_BYTES)
    return (await image.getAttribute('src')) ?? ''
  })

  await test.step('a page that the broker has reviewed names them, until it is withdrawn', async () => {
    const town = page.getByText('Written by the staff of')
    const review = page.getByText(
      /^Reviewed by Rosa <b>Lund<\/b>, license CT-100, on \w+ \d+, \d+\.$/,
    )
    await openUntil(page, '/towns/greenwich', () => expect(town).toBeVisible(SOON))
    await page.goto('/admin/texts/brokers')
    await page.getByRole('link', { name: 'Rosa <b>Lund</b>' }).click()
    await press(page, 'Record a review today')
    await expect(page.getByRole('alert')).toHaveText('Choose which pages the broker has reviewed.')
    await page.getByLabel('Pages', { exact: true }).selectOption('All towns')
    await press(page, 'Record a review today')
    await expect(outcome(page)).toHaveText('The review is recorded. The pages show it now.')
    await expectAccessibleEverywhere(page)
    await openUntil(page, '/towns/greenwich', () => expect(review).toBeVisible(SOON))
    const data = page.locator('script[type="application/ld+json"]')
    const read = (await data.allTextContents()).map((json) => JSON.parse(json))
    expect(read).toContainEqual(
      expect.objectContaining({
        '@type': 'WebPage',
        reviewedBy: expect.objectContaining({ '@type': 'Person', identifier: 'CT-100' }),
      }),
    )
    await expectAccessibleEverywhere(page)
    for (const path of ['/towns/greenwich', '/towns/mystic', '/towns/new-london']) {
      const html = await request.get(path, { headers: { 'accept-encoding': 'br' } })
      const bytes = Number(html.headers()['content-length'])
      expect(bytes, path).toBeLessThanOrEqual(MAX_HTML_BYTES)
    }
    await review.getByRole('link').click()
    await expect(page).toHaveURL(/\/about#broker-/)

    const outdated = page.getByText('no longer shows, because the text was changed after it')
    await page.goto('/admin/texts/towns/greenwich')
    await expect(outdated).toHaveCount(0)
    await page.getByLabel('Title').first().fill('Greenwich')
    await press(page, 'Save changes')
    await expect(outdated).toBeVisible()
    await openUntil(page, '/towns/greenwich', () => expect(town).toBeVisible(SOON))
    await page.goto('/admin/texts/brokers')
    await page.getByRole('link', { name: 'Rosa <b>Lund</b>' }).click()
    await expect(page.getByRole('option', { name: /^Greenwich/ })).toHaveText(
      /^Greenwich \(reviewed [\d-]+, changed since\)$/,
    )
    await page.getByLabel('Pages', { exact: true }).selectOption('All towns')
    await press(page, 'Record a review today')
    await expect(outcome(page)).toContainText('The review is recorded.')
    await openUntil(page, '/towns/greenwich', () => expect(review).toBeVisible(SOON))
    await page.goto('/admin/texts/brokers')
    await page.getByRole('link', { name: 'Rosa <b>Lund</b>' }).click()
    await page.getByLabel('Pages', { exact: true }).selectOption('All towns')
    await press(page, 'Withdraw the review')
    await expect(outcome(page)).toHaveText('The review is withdrawn.')
    await page.getByLabel('Pages', { exact: true }).selectOption('All towns')
    await press(page, 'Withdraw the review')
    await expect(page.getByRole('alert')).toContainText('there was nothing to withdraw')
    await openUntil(page, '/towns/greenwich', () => expect(town).toBeVisible(SOON))
  })

  await test.step('a former text comes back, and the picture stays', async () => {
    await page.goto('/admin/texts/brokers')
    await page.getByRole('link', { name: 'Rosa <b>Lund</b>' }).click()
    await page.getByLabel('Name').fill('Rosa Lund')
    await page.getByLabel('Title').fill('Partner')
    await press(page, 'Save changes')
    await page.getByRole('link', { name: 'Rosa Lund' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile of Rosa Lund')
    await page.getByRole('link', { name: 'Version 1' }).click()
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Name', 'Title'])
    await expectAccessibleEverywhere(page)
    await press(page, 'Restore this text')
    await expect(outcome(page)).toHaveText('The earlier text has been restored.')
    await expect(page.getByLabel('Title')).toHaveValue('Senior broker')
    await expect(page.locator(`main img[src="${picture}"]`)).toHaveCount(1)
  })

  await test.step('taken off the site, and its picture off the profile', async () => {
    await page.getByLabel('Show this profile on the site').uncheck()
    await page.getByLabel('Remove the picture').check()
    await press(page, 'Save changes')
    await expect(outcome(page)).toHaveText('Saved. The site does not show it.')
    await openUntil(page, '/about', nobody(page))
    expect((await request.get(picture)).status()).toBe(404)
  })

  await removeProfile(page, 'Rosa <b>Lund</b>')
  await page.goto('/admin/log')
  await expect(page.locator('main')).toContainText('removed the profile of Rosa <b>Lund</b>')
  await expect(page.locator('main')).toContainText('restored an earlier profile of Rosa')
})

test('without its table or the store nothing is saved, and nothing typed is lost', async ({
  page,
  site,
}) => {
  await page.goto('/admin/texts/brokers/new')
  await page.getByLabel('Name').fill('Dora Eck')
  await page.getByLabel('Title').fill('Broker')
  await withoutTable(site, 'brokers', async () => {
    await page.getByLabel('Picture').setInputFiles(await portrait())
    await press(page, 'Add the profile')
    await expect(page.getByRole('alert')).toContainText('The database is not responding')
    await expect(page.getByRole('alert')).toContainText('Please choose the picture again.')
    await expect(page.getByLabel('Name')).toHaveValue('Dora Eck')
    const about = await page.request.get('/about')
    expect(about.status()).toBe(200)
    expect(await about.text()).toContain('Our Mission')
  })
  const pictures = join(site.dataDir, 'objects/images')
  // The picture went with the profile that was not saved.
  expect(filesIn(pictures)).toEqual([])

  rmSync(pictures, { recursive: true, force: true })
  writeFileSync(pictures, 'Not a folder.')
  await page.getByLabel('Picture').setInputFiles(await portrait())
  await press(page, 'Add the profile')
  await expect(
    page.getByText('An unexpected error occurred while uploading the image.').first(),
  ).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Dora Eck')
  rmSync(pictures)
  await page.getByLabel('Picture').setInputFiles(await portrait())
  await press(page, 'Add the profile')
  await expect(outcome(page)).toHaveText('Saved. The About page shows it now.')
  expect(filesIn(pictures)).toHaveLength(2)
  await removeProfile(page, 'Dora Eck')
  expect(filesIn(pictures)).toEqual([])
})

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
