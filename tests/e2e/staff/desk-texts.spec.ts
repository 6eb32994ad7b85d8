import sharp from 'sharp'
import { builtInTown } from '../../../src/towns/load.ts'
import {
  expect,
  expectAccessibleEverywhere,
  openUntil,
  outcome,
  press,
  SOON,
  test,
} from '../fixtures/desk-site.ts'

const HOSTILE = 'Boats <img src=x onerror=alert(1)> & "docks"'
/** Staff get a page of their own, which is compressed less. */
const MAX_HTML_BYTES = 24 * 1024

// They change the same towns' pages.
test.describe.configure({ mode: 'serial' })

const [slug, name] = ['mystic', 'Mystic']
const builtIn = builtInTown(slug)?.title ?? ''

test('staff edit a town, see it first, and every version can come back', async ({
  page,
  context,
}) => {
  const title = page.getByLabel('Title', { exact: true })
  const heading = (text: string) => () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(text, SOON)

  await test.step('the list finds it, and the form refuses what cannot be', async () => {
    await page.goto('/admin/texts')
    await page.getByLabel('Find a page by name').fill(name)
    await press(page, 'Search')
    await expectAccessibleEverywhere(page)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(title).toHaveValue(builtIn)
    await title.fill('')
    const marina = page.getByRole('group', { name: /^Marina \d+, not used yet$/ })
    await marina.getByLabel('Name').fill('The new dock')
    await marina.getByLabel('Source').fill('Map | Town | javascript:alert(1)')
    await press(page, 'Save changes')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Please fill in “Title”.')
    await expect(alert).toContainText('The link of a source must begin with https://.')
    await expect(alert).toContainText('Please fill in “Where it is and what it is”.')
    await expect(page.locator('input[value="The new dock"]')).toHaveCount(1)
    await expectAccessibleEverywhere(page)
  })

  await test.step('a list gets more rows, and nothing that was typed is lost', async () => {
    await page.goto(`/admin/texts/towns/${slug}`)
    await title.fill(HOSTILE)
    const empty = page.getByRole('group', { name: /^Question \d+, not used yet$/ })
    await expect(empty).toHaveCount(1)
    await press(page, 'Add rows to “Questions”')
    await expect(empty).toHaveCount(4)
    await expect(title).toHaveValue(HOSTILE)
    await empty.last().getByLabel('Question').fill('Is this <b>bold</b>?')
    await empty.last().getByLabel('Answer').fill('</script><script>alert(2)</script>')
  })

  await test.step('the preview shows it, and visitors do not yet', async () => {
    const opened = context.waitForEvent('page')
    await press(page, 'Preview in a new tab')
    const preview = await opened
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(HOSTILE)
    await expect(preview.locator('main')).toContainText('Nothing was saved')
    await expect(preview.locator('main')).toContainText('Is this <b>bold</b>?')
    await preview.goto(`/towns/${slug}`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(builtIn)
    await preview.close()
  })

  await test.step('saved, it is on the public page as text and nothing else', async () => {
    await press(page, 'Save changes')
    await expect(outcome(page)).toHaveText('Saved. The page shows it now.')
    await expectAccessibleEverywhere(page)
    await openUntil(page, `/towns/${slug}`, heading(HOSTILE))
    await expect(page.locator('main')).toContainText('</script><script>alert(2)</script>')
    await expect(page.locator('main img[src="x"]')).toHaveCount(0)
    const data = page.locator('script[type="application/ld+json"]')
    for (const json of await data.allTextContents()) expect(() => JSON.parse(json)).not.toThrow()
  })

  await test.step('the text of before comes back from the versions', async () => {
    await page.goto(`/admin/texts/towns/${slug}`)
    await page.getByRole('link', { name: 'Version 1' }).click()
    await expect(page.locator('main')).toContainText('Came with the site')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Title', 'Questions'])
    await expectAccessibleEverywhere(page)
    await press(page, 'Restore this text')
    await expect(outcome(page)).toHaveText(
      'The earlier text has been restored. The page shows it now.',
    )
    await expect(title).toHaveValue(builtIn)
    await openUntil(page, `/towns/${slug}`, heading(builtIn))
  })

  await test.step('and the built-in text in two steps', async () => {
    await page.goto(`/admin/texts/towns/${slug}`)
    await expect(page.getByText('Edited', { exact: true })).toBeVisible()
    await page.getByText('Return to the built-in text').click()
    await press(page, 'Return to it now')
    await expect(outcome(page)).toHaveText('The page shows the built-in text again.')
    await expect(page.getByText('Built-in text', { exact: true })).toBeVisible()
  })
})

test('a product is edited, and a session that ends takes nothing along', async ({
  page,
  context,
}) => {
  const words = 'Cover for every hull.'
  await page.goto('/admin/texts/products/boat-insurance')
  await page.getByLabel('Short description').fill(words)
  await press(page, 'Save changes')
  await expect(outcome(page)).toHaveText('Saved. The page shows it now.')
  const shown = () => expect(page.locator('main')).toContainText(words, SOON)
  await openUntil(page, '/products/boat-insurance', shown)
  await page.goto('/admin/texts/products/boat-insurance')
  await page.getByLabel('Short description').fill('Typed for a while.')
  await context.clearCookies()
  await press(page, 'Save changes')
  await expect(page.getByRole('alert')).toContainText('You are no longer signed in')
  await expect(page.getByLabel('Short description')).toHaveValue('Typed for a while.')
  const sent = { form: { go: 'built-in' }, headers: { origin: new URL(page.url()).origin } }
  const pressed = await page.request.post('/api/staff/texts/products/boat-insurance', sent)
  expect(pressed.status()).toBe(401)
  expect(await pressed.text()).toContain('Nothing was changed.')
})

test('a town gets a picture with its credit, and loses it again', async ({ page, request }) => {
  const picture = await sharp({
    create: { width: 2000, height: 1200, channels: 3, background: '#3377aa' },
  })
    .avif()
    .toBuffer()
  await page.goto(`/admin/texts/towns/${slug}`)
  const form = page.getByRole('form', { name: 'Upload a picture' })
  await form.getByLabel('Who took it').fill('Sam <Okafor>')
  await form.getByLabel('License').fill('CC BY 4.0')
  await press(page, 'Upload the picture')
  await expect(page.getByRole('alert')).toContainText('Choose a file first.')
  await expect(page.getByRole('alert')).toContainText('Say what the picture shows')
  await form.getByLabel('What it shows').fill('The harbor at dusk')
  await form.getByLabel('Link to them').fill('https://photos.example/sam')
  const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('My notes.') }
  await form.getByLabel('New picture').setInputFiles(notes)
  await press(page, 'Upload the picture')
  await expect(page.getByText('Failed to upload image. Please try again.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    'notes.jpg is not a JPEG, PNG, WebP or AVIF picture.',
  )
  await expect(form.getByLabel('Who took it')).toHaveValue('Sam <Okafor>')
  await expectAccessibleEverywhere(page)

  const harbor = { name: 'harbor.avif', mimeType: 'image/avif', buffer: picture }
  await form.getByLabel('New picture').setInputFiles(harbor)
  await press(page, 'Upload the picture')
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
  await expect(page.getByText('On the page now')).toBeVisible()
  await expectAccessibleEverywhere(page)

  const shown = page.getByRole('img', { name: 'The harbor at dusk' })
  await openUntil(page, `/towns/${slug}`, () => expect(shown).toBeVisible(SOON))
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600)
  await expect(page.getByText('Photo: Sam <Okafor>, CC BY 4.0')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sam <Okafor>' })).toHaveAttribute(
    'href',
    'https://photos.example/sam',
  )
  await expectAccessibleEverywhere(page)
  const html = await request.get(`/towns/${slug}`, { headers: { 'accept-encoding': 'br' } })
  const address = (await shown.getAttribute('src')) ?? ''
  expect(Number(html.headers()['content-length'])).toBeLessThanOrEqual(MAX_HTML_BYTES)

  await page.goto(`/admin/texts/towns/${slug}`)
  await press(page, 'Remove this picture')
  await expect(outcome(page)).toHaveText('The picture is removed.')
  await openUntil(page, `/towns/${slug}`, () => expect(shown).toHaveCount(0, SOON))
  expect((await request.get(address)).status()).toBe(404)
})
