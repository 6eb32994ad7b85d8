import { expect } from '@playwright/test'
import sharp from 'sharp'
import { mailWith } from '../../servers/mailbox.ts'
import { expectAccessible } from '../checks/axe.ts'
import { sha256, storedFiles, surveyOf, test } from '../fixtures/bad-network.ts'
import { attach, openForm, row, send } from '../steps/file-steps.ts'
import { freshEmail, writeMessage } from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const MEGABYTE = 1024 * 1024

type Photo = ReturnType<typeof surveyOf>

test('a large photo is offered smaller before any of it is sent, and then arrives upright', async ({
  page,
}) => {
  const photos = await Promise.all([11, 9, 8].map((megabytes) => largePhoto(megabytes)))
  const [tooLarge, original, undecided] = photos as [Photo, Photo, Photo]
  let uploads = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/uploads')) uploads++
  })
  await openForm(page)
  await writeMessage(page, freshEmail())
  await attach(page, ...photos)
  await expect(row(page, tooLarge.name).first()).toContainText('is larger than 10 MB.')
  const offers = page.getByRole('button', { name: /^Send smaller \(\d\.\d\sMB\)/ })
  await expect(offers).toHaveCount(3)
  await expect(row(page, original.name)).toContainText('9.0 MB, not sent yet.')
  expect(uploads).toBe(0)
  await expectAccessible(page)
  // The one that is too large can only be sent smaller.
  const originals = page.getByRole('button', { name: 'Send the original' })
  await expect(originals).toHaveCount(2)
  const removeButton = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
  await originals.first().click()
  await expect(removeButton(original.name)).toBeFocused()
  await expect(row(page, original.name)).toContainText('Arrived, 9.0 MB')
  await offers.first().click()
  await expect(removeButton(asJpg(tooLarge))).toBeFocused()
  await expect(row(page, asJpg(tooLarge))).toContainText('Arrived')
  expect(uploads).toBe(2)
  // The form does not wait for a choice.
  await expect(offers).toHaveCount(1)
  const [agency] = await mailWith(dataDir(), await send(page))
  for (const name of [asJpg(tooLarge), original.name, asJpg(undecided)]) {
    expect(agency?.text).toContain(name)
  }
  expect(storedFiles(original.name).map(sha256)).toEqual([sha256(original.buffer)])
  for (const photo of [tooLarge, undecided]) {
    const [stored] = storedFiles(asJpg(photo))
    const { width, height, orientation } = await sharp(stored).metadata()
    expect([width, height]).toEqual([1365, 2048])
    expect([undefined, 1]).toContain(orientation)
  }
})

test('a phone has a second button that opens the camera', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      baseURL,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
      javaScriptEnabled,
    })
    const page = await context.newPage()
    await page.goto('/contact')
    const camera = page.getByLabel('Take a photo')
    await expect(camera).toBeVisible()
    await expect(camera).toHaveAttribute('capture', 'environment')
    await writeMessage(page, 'not an address')
    const photo = { ...surveyOf(2000), mimeType: 'image/jpeg', buffer: await sidewaysPhoto(0, 300) }
    await camera.setInputFiles(photo)
    await page.getByLabel('Attachments').setInputFiles(surveyOf(2000))
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(row(page, photo.name)).toContainText('Arrived')
    await expect(page.getByText('Arrived')).toHaveCount(2)
    await context.close()
  }
  const desktop = await browser.newPage({ baseURL })
  await desktop.goto('/contact')
  await expect(desktop.getByLabel('Take a photo')).toBeHidden()
  await desktop.close()
})

/** A photo of this many megabytes that lies on its side; made smaller, it has the name `asJpg`. */
async function largePhoto(megabytes: number): Promise<Photo> {
  const { name } = surveyOf(2000)
  const buffer = await sidewaysPhoto(megabytes * MEGABYTE)
  return { name: name.replace('.pdf', '.jpeg'), mimeType: 'image/jpeg', buffer }
}

const asJpg = ({ name }: Photo) => name.replace('.jpeg', '.jpg')

/**
 * A photo that lies on its side, with noise as a sensor has it.
 * @param bytes Of which the picture itself may be only some.
 */
async function sidewaysPhoto(bytes: number, width = 2400): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const height = Math.round((width * 2) / 3)
  const picture = await sharp({ create: { width, height, channels: 3, background: '#777', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 60 })
    .toBuffer()
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.length))])
}
