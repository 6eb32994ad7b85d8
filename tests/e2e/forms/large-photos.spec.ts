import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { mailWith } from '../../servers/mailbox.ts'
import { expectAccessible } from '../checks/axe.ts'
import {
  type Network,
  nextPartBytes,
  sha256,
  storedFiles,
  surveyOf,
  test,
} from '../fixtures/bad-network.ts'
import { attach, openForm, row, send } from '../steps/file-steps.ts'
import { freshEmail, writeMessage } from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const MEGABYTE = 1024 * 1024
/** Of a photo, before the network breaks. */
const SOME_BYTES = 700_000
/** What a page and its requests weigh besides a file. */
const BESIDES = 300_000

type Photo = ReturnType<typeof surveyOf>

test('a photo over 10 MB is sent as a smaller copy, upright and with a sentence; others are sent as they are', async ({
  page,
}) => {
  const [tooLarge, original] = await Promise.all([largePhoto(11), largePhoto(9)])
  const document = { ...surveyOf(2000), buffer: Buffer.alloc(11 * MEGABYTE) }
  await openForm(page)
  await writeMessage(page, freshEmail())
  await attach(page, tooLarge, original, document)
  await expect(row(page, document.name)).toContainText('is larger than 10 MB.')
  await expect(row(page, original.name)).toContainText('Arrived, 9.0 MB')
  await expect(row(page, asJpg(tooLarge))).toContainText('Arrived')
  const sentence = `${tooLarge.name} is larger than 10 MB. A smaller copy of it was sent.`
  await expect(row(page, asJpg(tooLarge))).toContainText(sentence)
  await expectAccessible(page)
  const [agency] = await mailWith(dataDir(), await send(page))
  for (const name of [asJpg(tooLarge), original.name]) expect(agency?.text).toContain(name)
  expect(storedFiles(original.name).map(sha256)).toEqual([sha256(original.buffer)])
  const [stored] = storedFiles(asJpg(tooLarge))
  const { width, height, orientation } = await sharp(stored).metadata()
  expect([width, height]).toEqual([1365, 2048])
  expect([undefined, 1]).toContain(orientation)
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

test('after a reload, a photo that is too large is chosen again and the rest of its copy is sent', async ({
  page,
  network,
}) => {
  const photo = await largePhoto(11)
  await openForm(page)
  await writeMessage(page, freshEmail())
  await breakOff(page, network, () => attach(page, photo))
  const percent = await resumableAt(page, photo.name)
  expect(percent).toBeGreaterThan(0)
  const before = network.sentUp()
  await attach(page, photo)
  await expect(row(page, asJpg(photo))).toContainText('Arrived')
  await expect(page.getByRole('list', { name: 'Chosen files' }).locator('li')).toHaveCount(1)
  const [agency] = await mailWith(dataDir(), await send(page))
  expect(agency?.text).not.toContain('did not arrive')
  const [stored, ...others] = storedFiles(asJpg(photo))
  expect(others).toEqual([])
  const copyBytes = stored?.length ?? 0
  expect(network.sentUp() - before).toBeLessThan(copyBytes * (1 - percent / 100) + BESIDES)
})

/**
 * Has the network break while a file is sent, and the page loaded again once there is one.
 * @param begin Begins to send it.
 */
async function breakOff(page: Page, network: Network, begin: () => Promise<void>) {
  network.set({ swallowUpAfter: SOME_BYTES })
  network.cutAll()
  const [arrived] = await Promise.all([nextPartBytes(page), begin()])
  await expect.poll(arrived).toBeGreaterThan(SOME_BYTES / 2)
  network.set({ refuse: true })
  network.cutAll()
  await page.goto('about:blank')
  network.set({})
  await openForm(page)
}

/** How many percent of a file have arrived, as its row says. */
async function resumableAt(page: Page, name: string): Promise<number> {
  const words = row(page, name).getByText(/Choose this file again to resume at \d+ percent\./)
  await expect(words).toBeVisible()
  return Number(/at (\d+) percent/.exec((await words.textContent()) ?? '')?.[1])
}

/** A photo of this many megabytes that lies on its side; made smaller, it has the name `asJpg`. */
async function largePhoto(megabytes: number): Promise<Photo> {
  const { name } = surveyOf(2000)
  const buffer = await sidewaysPhoto(megabytes * MEGABYTE)
  return { name: name.replace('pdf', 'jpeg'), mimeType: 'image/jpeg', buffer }
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
