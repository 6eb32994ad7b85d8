import sharp from 'sharp'
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

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
      await page
        .getByLabel('Picture for the text')
        .setInputFiles(await picture('buoy.jpg', 600, 400))
      await page.getByLabel('What it shows').fill('A red buoy')
      await press(page, 'Upload and show its Markdown')
      const paste = page.getByLabel('Paste this where the picture belongs')
      await expect(paste).toHaveValue(/^!\[A red buoy\]\(\/images\/[\da-f-]{36}\.webp\)$/)
      await expect(page.getByText(UPLOADED)).toBeVisible()
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
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

    test('a file that is no picture is refused at its field, and the text stays', async ({
      page,
    }) => {
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
  })
}
