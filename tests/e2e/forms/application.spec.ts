import type { Page } from '@playwright/test'
import { applicationPath, statusPath } from '../../../src/settings/lead-tokens.ts'
import { acceptLead } from '../../samples/leads.ts'
import { expectAccessible } from '../checks/axe.ts'
import { expectNothingSideways } from '../checks/every-width.ts'
import type { SiteWithDatabase } from '../fixtures/kept.ts'
import { expect, expectAccessibleEverywhere, pathOf, test } from '../fixtures/lead-site.ts'
import { signedIn } from '../fixtures/signed-in.ts'
import { pageAwake } from '../steps/awake.ts'

/** The secret that signs the links of the site is in its data folder. */
const signerOf = ({ site }: SiteWithDatabase) => ({ authSecret: undefined, dataDir: site.dataDir })
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click()

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
      storageState: { cookies: [], origins: [] },
    })

    test('an owner answers a section at a time, on two devices, and the broker reads it all', async ({
      page,
      browser,
      desk,
      baseURL,
    }) => {
      const lead = await acceptLead(desk.db)
      await page.goto(statusPath(signerOf(desk), lead.id))
      await page.getByRole('link', { name: 'Answer what you know' }).click()
      await expect(page.getByText(/^3 of \d\d answered/)).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      await page.getByRole('link', { name: /^Begin with/ }).click()
      await page.getByLabel('Owner or owners').fill('Jane and John Doe')
      await page.getByLabel('Mailing address').fill('1 Dock Street\nMystic, CT 06355')
      await save(page)
      await expect(page.getByText(/“The owner” is saved: 5 of \d\d answered/)).toBeVisible()

      await expect(page.getByRole('heading', { name: 'The boat' })).toBeVisible()
      await expect(page.getByLabel('Length in feet')).toHaveValue('27')
      await page.getByLabel('Moved by').selectOption('Motor')
      await page.getByLabel('Hull identification number').fill('ABC123')
      await page.getByLabel('Model year').fill('2005')
      await page.getByLabel('Top speed').fill('rather fast')
      await expectNothingSideways(page)
      await save(page)
      await expect(page).toHaveTitle(/^Error: /)
      const problems = page.getByRole('alert')
      await expect(problems).toContainText('this has 6. An example is ABC12345D404')
      await expect(problems).toContainText('a speed in knots, for example 35')
      await expect(page.getByLabel('Top speed')).toHaveValue('rather fast')
      await expect(page.getByLabel('Moved by')).toHaveValue('Motor')
      await expectNothingSideways(page)
      if (javaScriptEnabled) await expectAccessible(page)

      const other = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled })
      const phone = await other.newPage()
      await phone.goto(`${applicationPath(signerOf(desk), lead.id)}&part=boat`)
      await expect(phone.getByLabel('Hull identification number')).toHaveValue('ABC123')
      await phone.getByLabel('Hull identification number').fill('US-ABC12345D404')
      await phone.getByLabel('Top speed').fill('35')
      await save(phone)
      await expect(phone.getByRole('heading', { name: 'Engines, rig' })).toBeVisible()
      await expect(phone.getByRole('status')).toContainText(
        'reads ABC12345D404. Built in April 2004, model year 2004. Right?',
      )
      await other.close()

      await page.goto(`${applicationPath(signerOf(desk), lead.id)}&part=use`)
      await expect(page.getByLabel('Main use')).toHaveValue('fishing')
      await page.getByLabel('Main use').selectOption('Charter')
      await save(page)
      await page.getByLabel('Days of charter a year').fill('20')
      await save(page)
      await expect(page.getByRole('heading', { name: 'Who runs it' })).toBeVisible()

      const staff = await browser.newContext({
        baseURL: baseURL ?? '',
        storageState: signedIn(desk.site.dataDir),
        // The broker has it; axe needs it.
        javaScriptEnabled: true,
        viewport: { width: 360, height: 740 },
      })
      const broker = await staff.newPage()
      await broker.goto(pathOf(lead))
      const application = broker.getByRole('region', { name: 'Application' })
      await expect(application).toContainText(/\d\d percent complete: \d\d of \d\d answered/)
      await expect(application).toContainText('Built in April 2004, model year 2004.')
      await expect(application).toContainText(
        'says model year 2004, and the model year given is 2005',
      )
      await expect(application).toContainText('Days of charter a year')
      await expect(application).toContainText('First operator: name')
      await application.getByText('As text, to copy').click()
      await expect(application.getByLabel('The application as text')).toHaveValue(
        /THE OWNER\nOwner or owners, as on the title or deed: Jane and John Doe\n/,
      )
      await expectAccessibleEverywhere(broker)
      await staff.close()
    })
  })
}

test.describe('in a browser with JavaScript', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('what is typed and chosen survives waking, a reload, and is let go once it is saved', async ({
    page,
    desk,
  }) => {
    const lead = await acceptLead(desk.db)
    const section = `${applicationPath(signerOf(desk), lead.id)}&part=boat`
    await page.goto(section, { waitUntil: 'commit' })
    await page.getByLabel('Make').fill('Contender')
    await page.getByLabel('Hull material').selectOption('Fiberglass')
    await pageAwake(page)
    await expect(page.getByLabel('Hull material')).toHaveValue('Fiberglass')
    await page.reload()
    await pageAwake(page)
    await expect(page.getByLabel('Make')).toHaveValue('Contender')
    await expect(page.getByLabel('Hull material')).toHaveValue('Fiberglass')
    await save(page)
    await expect(page.getByRole('heading', { name: 'Engines, rig' })).toBeVisible()
    // Changed on another device: no older copy of this browser comes before it.
    await desk.db
      .updateTable('submissions')
      .set({ application: JSON.stringify({ make: 'Regulator' }) })
      .where('id', '=', lead.id)
      .execute()
    await page.goto(section)
    await pageAwake(page)
    await expect(page.getByLabel('Make')).toHaveValue('Regulator')
    await expect(page.getByLabel('Hull material')).toHaveValue('none')
  })
})
