import sharp from 'sharp'
import { WebSite } from '../../sites/web-site.ts'
import {
  expect,
  expectAccessibleEverywhere,
  freshTitle,
  outcome,
  press,
  save,
  slugOf,
  test,
  writePost,
} from '../fixtures/desk-site.ts'
import { signedIn } from '../fixtures/signed-in.ts'

const picture = async (name: string, width = 2000, height = 1400) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#3377aa' } })
    .jpeg()
    .withMetadata({ orientation: 1 })
    .toBuffer(),
})
const UPLOADED = 'Image uploaded successfully!'
const REFUSED = 'Failed to upload image. Please try again.'

// With it, in editor-pictures.spec.ts.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a post gets its picture and another in its text, and visitors see both', async ({
    page,
    request,
  }) => {
    await writePost(page, freshTitle(), 'Before the picture.')
    await page.getByLabel('Or a file of yours').setInputFiles(await picture('dock.jpg'))
    await press(page, 'Upload the picture now')
    await expect(page.getByText(UPLOADED)).toBeVisible()
    const path = page.getByLabel('Picture (optional)')
    await expect(path).toHaveValue(/^\/images\/[\da-f-]{36}\.webp$/)
    const address = await path.inputValue()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Before the picture.')

    await page.getByText('Place a picture in the text').click()
    await page.getByLabel('Picture for the text').setInputFiles(await picture('buoy.jpg', 600, 400))
    await page.getByLabel('What it shows').fill('A red buoy')
    await press(page, 'Upload and show its Markdown')
    const paste = page.getByLabel('Paste this where the picture belongs')
    await expect(paste).toHaveValue(/^!\[A red buoy\]\(\/images\/[\da-f-]{36}\.webp\)$/)
    await expect(page.getByText(UPLOADED)).toBeVisible()
    await page
      .getByLabel('Text', { exact: true })
      .fill(`Before the picture.\n\n${await paste.inputValue()}`)
    await press(page, 'Publish')
    await expect(outcome(page)).toHaveText('Published. Every page that lists posts shows it.')

    await page.goto(`/blog/${await slugOf(page)}`)
    await expect(page.locator(`article img[src="${address}"]`)).toBeVisible()
    await page.getByAltText('A red buoy').scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        page.getByAltText('A red buoy').evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBe(600)
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(shared).toMatch(/\/images\/[\da-f-]{36}-share\.jpg$/)
    const share = await request.get(new URL(shared ?? '').pathname)
    expect(await sharp(await share.body()).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})

test('a post whose pictures are not there stays a draft, and says which at their fields', async ({
  page,
}) => {
  await writePost(page, freshTitle(), 'Before. ![A buoy](/images/gone.webp) After.')
  const path = page.getByLabel('Picture (optional)')
  const text = page.getByLabel('Text', { exact: true })
  await path.fill('/pictures/nowhere.webp')
  await save(page)
  await press(page, 'Publish')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('There is no picture at /pictures/nowhere.webp.')
  await expect(alert).toContainText('what is not on this site: /images/gone.webp.')
  for (const field of [path, text]) await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleEverywhere(page)

  await path.fill('/pictures/sailing.webp')
  await page.getByLabel('Appears at').fill(`${new Date().getFullYear() + 1}-06-01T09:00`)
  await press(page, 'Schedule')
  await expect(alert).toContainText('what is not on this site: /images/gone.webp.')
  await expect(alert).not.toContainText('nowhere.webp')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()

  await text.fill('Before. ![A buoy](/pictures/yacht.webp) After.')
  await press(page, 'Schedule')
  await expect(outcome(page)).toHaveText(/^Scheduled/)
  await text.fill('Before. ![A buoy](/charts/none.svg) After.')
  await press(page, 'Save changes')
  await expect(alert).toContainText('what is not on this site: /charts/none.svg.')
})

test('a file that is no picture is refused at its field, and the text stays', async ({ page }) => {
  await writePost(page, freshTitle(), 'Kept.')
  const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('My notes.') }
  await page.getByLabel('Or a file of yours').setInputFiles(notes)
  await press(page, 'Publish')
  await expect(page.getByText(REFUSED)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    'notes.png is not a JPEG, PNG, WebP or AVIF picture.',
  )
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Kept.')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  const vast = await picture('vast.jpg', 20_000, 20)
  await page.getByLabel('Or a file of yours').setInputFiles(vast)
  await press(page, 'Save draft')
  await expect(page.getByRole('alert')).toContainText('vast.jpg has too many pixels.')
  await press(page, 'Upload the picture now')
  await expect(page.getByRole('alert')).toContainText('Choose a file first.')
  await save(page)
})

test('while the object store is unavailable, a picture that may be in it does not hold a post back', async ({
  browser,
}) => {
  const site = new WebSite({
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'none',
    S3_ACCESS_KEY: 'none',
    S3_SECRET_KEY: 'none',
  })
  await site.start()
  const storageState = signedIn(site.dataDir)
  const page = await browser.newPage({ baseURL: site.address, storageState })
  await writePost(page, freshTitle(), '![Fog](/images/fog.webp) ![A buoy](/charts/none.svg)')
  await press(page, 'Publish')
  await expect(page.getByRole('alert')).toContainText('not on this site: /charts/none.svg.')
  await page.getByLabel('Text', { exact: true }).fill('![Fog](/images/fog.webp)')
  await press(page, 'Publish')
  await expect(outcome(page)).toHaveText('Published. Every page that lists posts shows it.')
  await page.close()
  await site.remove()
})
