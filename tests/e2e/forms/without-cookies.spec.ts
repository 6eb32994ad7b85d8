import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect } from '@playwright/test'
import { findBrowser } from '../../browser/find.ts'
import { thriftyLaunchOptions } from '../../browser/options.ts'
import { mailWith } from '../../servers/mailbox.ts'
import { test } from '../fixtures/kept.ts'
import {
  chooseInsurance,
  describeVessel,
  freshEmail,
  giveContact,
  REFERENCE,
  surveyPdf,
} from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
/** What a person has chosen in the settings of the browser. */
const NO_COOKIES = { profile: { default_content_setting_values: { cookies: 2 } } }

for (const javaScriptEnabled of [true, false]) {
  test(`without cookies${javaScriptEnabled ? '' : ' and JavaScript'}, the quote is finished, and its page shows what was sent`, async ({
    baseURL,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'no-cookies-'))
    mkdirSync(join(folder, 'Default'))
    writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(NO_COOKIES))
    let context: BrowserContext | undefined
    try {
      context = await chromium.launchPersistentContext(folder, {
        ...thriftyLaunchOptions(await findBrowser()),
        ...(baseURL && { baseURL }),
        javaScriptEnabled,
      })
      const page = await context.newPage()
      await page.goto('/quote?town=norwalk')
      await chooseInsurance(page)
      await describeVessel(page)
      await giveContact(page, freshEmail())
      await page.getByLabel('Attachments').setInputFiles([surveyPdf])
      await page.getByRole('button', { name: 'Get My Free Quote' }).click()
      await expect(page).toHaveURL(/\/quote\/received\?reference=FM-/)
      await expect(page.getByText('Kept on a mooring off Black Rock.')).toBeVisible()
      await expect(page.getByText('survey.pdf', { exact: true })).toBeVisible()
      expect(await context.cookies()).toEqual([])
      const reference = REFERENCE.exec(page.url())?.[0] ?? ''
      const [agency] = await mailWith(dataDir(), reference)
      expect(agency?.text).toContain('norwalk')
      expect(agency?.text).toContain('survey.pdf')
    } finally {
      await context?.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  })
}
