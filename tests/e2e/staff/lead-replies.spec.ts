import { repliesOf } from '../../../db/leads/replies.ts'
import { openDatabase } from '../../../db/open.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import { freePort } from '../../servers/postgres.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { expect, expectAccessibleEverywhere, outcome, press } from '../fixtures/desk-site.ts'
import { test } from '../fixtures/kept.ts'
import { asStaffOf } from '../fixtures/signed-in.ts'
import { webSite } from '../fixtures/web-site.ts'

const PORT = `${await freePort()}`
/** Its web process knows that there is a mail server, and never asks it for anything. */
const { AUTH_SECRET: _, ...mail } = mailSettings('smtp://127.0.0.1:1')
// Signed in on the copy that it starts from, whose secret is its own.
const site = webSite({
  ...mail,
  PORT,
  SITE_URL: `http://127.0.0.1:${PORT}`,
})
test.use(asStaffOf(site))
test.use({ viewport: { width: 390, height: 844 } })

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled, actionTimeout: 20_000 })

    test(`on a phone a broker makes a template, and sends a reply from it ${how}`, async ({
      page,
    }) => {
      const name = `Ask for the policy ${how}`
      const db = openDatabase(site.databaseFile)
      const lead = await acceptLead(db)
      await page.goto('/admin/settings/reply-templates')
      const added = page.getByRole('group', { name: 'New template' })
      await added.getByLabel('Name').fill(name)
      await added.getByLabel('Text').fill('Hello {given name},')
      await press(page, 'Save')
      await expect(page.getByRole('alert')).toContainText('there is no field {given name}')
      const text = page.getByLabel('Text').filter({ hasText: '{given name}' })
      await expect(text).toHaveValue('Hello {given name},')
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await text.fill('Hello {first name},\n\nplease send us your policy: {link}\n\n{broker}')
      await press(page, 'Save')
      await expect(outcome(page)).toHaveText('Saved. Every lead offers these templates now.')

      await page.goto(`/admin/leads/${lead.id}`)
      await page.getByRole('navigation', { name: 'Get in touch' }).getByText('Email').click()
      await page.getByLabel('Template').selectOption(name)
      await page.getByLabel('Add a note').fill('Asked for it')
      await press(page, 'Fill it in')
      const reply = page.getByLabel('Your reply')
      await expect(reply).toHaveValue(/^Hello Jane,\n\nplease send us your policy: {link}\n\n\w/)
      await expect(reply).toBeInViewport()
      await expect(page.getByLabel('Subject')).toHaveValue(
        `Re: Your quote request ${lead.reference}`,
      )
      await reply.fill(`${await reply.inputValue()}\n{fax}`)
      await press(page, 'Send the reply')
      await expect(page.getByRole('alert')).toContainText('There is no field {fax}.')
      await expect(reply).toHaveValue(/{fax}$/)
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      await reply.fill('Hello {first name}, we will call you.')
      await press(page, 'Send the reply')
      await expect(outcome(page)).toContainText('The reply will be sent in a moment.')
      await expect(page.getByLabel('Add a note')).toHaveValue('Asked for it')
      await expect(reply).toHaveValue('')
      const history = page.getByRole('region', { name: 'History' })
      await expect(history).toContainText('replied by email, and the status became In progress')
      const sent = history.getByRole('listitem').filter({ hasText: 'Reply to the visitor' })
      await expect(sent).toContainText('Waiting to be sent.')
      await sent.getByText('Re: Your quote request').click()
      await expect(sent.getByText('Hello Jane, we will call you.')).toBeVisible()
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      expect(await repliesOf(db, lead.id)).toHaveLength(1)
      await db.destroy()
    })

    test(`a search gets a name, another one, and goes again ${how}`, async ({ page }) => {
      const db = openDatabase(site.databaseFile)
      const request = quoteRequest()
      const last_name = javaScriptEnabled ? 'Bowsprit' : 'Mainstay'
      await acceptLead(db, { ...request, formData: { ...request.formData, last_name } })
      await page.goto(`/admin/leads?search=${last_name}`)
      const lists = page.getByRole('navigation', { name: 'Lists of leads' })
      const save = async (name: string) => {
        await page.getByText('Filter and sort').click()
        await page.getByLabel('Save this list as').fill(name)
        await press(page, 'Save')
      }
      await save(' ')
      await expect(page.getByRole('alert')).toContainText('Give the list a name.')
      await page.getByLabel('Save this list as').fill(`Spring ${last_name}`)
      await page.getByLabel('For everybody').check()
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await press(page, 'Save')
      await expect(outcome(page)).toContainText(`“Spring ${last_name}” stands with the lists`)
      await page.goto('/admin/leads')
      const lines = page.getByRole('region', { name: 'List of leads' }).getByRole('listitem')
      expect((await lines.first().boundingBox())?.y).toBeLessThan(250)
      await lists.getByRole('link', { name: `Spring ${last_name}` }).click()
      await expect(lists.locator('[aria-current]')).toHaveText([`Spring ${last_name}`])
      await expect(lists.locator('[aria-current]')).toBeInViewport()
      await expect(lines).toHaveCount(1)
      // Saved again under another name, it has that one alone.
      await save(`Fall ${last_name}`)
      await expect(lists.locator('[aria-current]')).toHaveText([`Fall ${last_name}`])
      await expect(lists.getByRole('link', { name: `Spring ${last_name}` })).toHaveCount(0)
      await page.getByText('Filter and sort').click()
      await press(page, `Delete “Fall ${last_name}”`)
      await expect(outcome(page)).toHaveText('The saved list is deleted; its leads are not.')
      await expect(lists.getByRole('link', { name: `Fall ${last_name}` })).toHaveCount(0)
      await db.destroy()
    })
  })
}
