import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { mailWith } from '../../servers/mailbox.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { row } from '../steps/file-steps.ts'
import { chooseInsurance, freshEmail, giveContact, shownReference } from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const CODE = '**/assets/*.js'
const UPLOADS = '**/api/uploads'

interface Moment {
  arrives: boolean
  /** React is there when the form is sent. */
  isAwake: boolean
  attachesAsleep?: boolean
  attach(page: Page, photo: Photo): Promise<void>
}
type Photo = Awaited<ReturnType<typeof photoOf>>

/** What happens between the choice of a photo and the reload. */
const MOMENTS: Record<string, Moment> = {
  'before React is there': {
    arrives: false,
    isAwake: true,
    attachesAsleep: true,
    async attach(page, photo) {
      await page.getByLabel('Attachments').setInputFiles(photo)
    },
  },
  'while it is on its way': {
    arrives: false,
    isAwake: false,
    async attach(page, photo) {
      await page.route(UPLOADS, () => {})
      await page.getByLabel('Attachments').setInputFiles(photo)
      await expect(row(page, photo.name)).toContainText('Sending')
    },
  },
  'once it has arrived': {
    arrives: true,
    isAwake: true,
    async attach(page, photo) {
      // What the server does not know of the form is in this browser alone.
      await page.route('**/api/drafts/**', (route) => route.fulfill({ status: 429, json: {} }))
      await page.getByLabel('Attachments').setInputFiles(photo)
      await expect(row(page, photo.name)).toContainText('Arrived, 5.5 MB')
    },
  },
}

for (const [moment, { arrives, isAwake, attachesAsleep = false, attach }] of Object.entries(
  MOMENTS,
)) {
  test(`a photo of 5.5 MB is there or named as missing, the page loaded again ${moment}, sent ${isAwake ? 'once' : 'before'} React is there`, async ({
    page,
  }) => {
    const photo = await photoOf(5.5)
    await page.goto('/quote')
    await formAwake(page)
    await chooseInsurance(page, 'Other Coverage')
    await page.getByRole('button', { name: 'Continue' }).click()
    await giveContact(page, freshEmail())
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    let isHeld = attachesAsleep
    await page.route(CODE, (route) => (isHeld ? undefined : route.continue()))
    // Its address says the step, as on a page that was posted.
    await page.goto('/quote?step=contact')
    if (!attachesAsleep) await formAwake(page)
    await attach(page, photo)
    isHeld = !isAwake
    // Not every browser chooses again what was chosen before a reload.
    await page.goto('/quote?step=contact')
    if (isAwake) {
      await formAwake(page)
      await expect(row(page, photo.name)).toContainText(
        arrives ? 'Arrived, 5.5 MB' : 'did not arrive in full',
      )
    }
    await page.getByRole('button', { name: 'Get My Free Quote' }).click()
    const reference = await shownReference(page)
    await expect(page.getByText('One file did not reach us.')).toHaveCount(arrives ? 0 : 1)
    const [agency] = await mailWith(dataDir(), reference)
    expect(agency?.text).toContain(photo.name)
  })
}

/** A photo with noise as a sensor has it, which cannot be compressed, under a name of its own. */
async function photoOf(megabytes: number) {
  const side = Math.floor(Math.sqrt((megabytes * 1024 * 1024) / 3))
  const noise = { type: 'gaussian', mean: 128, sigma: 100 } as const
  const buffer = await sharp({
    create: { width: side, height: side, channels: 3, background: '#777', noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const name = `hull-${crypto.randomUUID().slice(0, 8)}.png`
  return { name, mimeType: 'image/png', buffer }
}
