import { saveApplication } from '../../../db/leads/application.ts'
import { applicationPath } from '../../../src/settings/lead-tokens.ts'
import { acceptLead } from '../../samples/leads.ts'
import { expect, expectAccessibleEverywhere, pathOf, test } from '../fixtures/lead-site.ts'

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test(`a broker corrects what the client answered, and the client sees it ${how}`, async ({
      page,
      desk,
    }) => {
      const lead = await acceptLead(desk.db)
      await saveApplication(desk.db, lead.id, { make: 'Contendor', top_speed: 'rather fast' })
      await page.goto(pathOf(lead))
      await page.getByRole('link', { name: 'Correct or add answers' }).click()
      await page.getByRole('link', { name: 'The boat', exact: true }).click()
      await expect(page.getByLabel('Length in feet')).toHaveValue('27')
      await page.getByLabel('Make').fill('Contender')
      await page.getByLabel('Top speed').fill('40 mph')
      await page.getByLabel('Moved by').selectOption('Motor')
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      // Meanwhile, the client.
      await saveApplication(desk.db, lead.id, { top_speed: '38' })
      const save = page.getByRole('button', { name: 'Save the answers' })
      await save.click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('2 answers are saved.')
      await expect(alert).toContainText('Somebody else entered “38” here.')
      await expect(page.getByLabel('Top speed')).toHaveValue('40 mph')
      await save.click()
      await expect(page.getByText('One answer is saved. The client sees it now.')).toBeVisible()
      const history = page.getByRole('region', { name: 'What staff changed here' })
      await expect(history).toContainText(/Make: “Contender”, was “Contendor”, by \w+/)
      await expect(history).toContainText('Top speed: “40 mph”, was “38”')
      await expect(history).toContainText('Moved by: “Motor”, was empty')
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)

      await page.getByRole('link', { name: 'Back to the lead' }).click()
      const application = page.getByRole('region', { name: 'Application' })
      await expect(application).toContainText('35 knots')
      await application.getByText('What staff changed').click()
      await expect(application).toContainText('was “Contendor”')
      await expect(page.getByText('corrected 2 answers of the application')).toBeVisible()

      const signer = { authSecret: undefined, dataDir: desk.site.dataDir }
      await page.goto(`${applicationPath(signer, lead.id)}&part=boat`)
      await expect(page.getByLabel('Make')).toHaveValue('Contender')
      await expect(page.getByLabel('Top speed')).toHaveValue('40 mph')
    })
  })
}
