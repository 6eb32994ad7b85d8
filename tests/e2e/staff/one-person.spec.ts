import { randomUUID } from 'node:crypto'
import { findLead } from '../../../db/leads/lead.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import {
  expect,
  expectAccessibleEverywhere,
  outcome,
  pathOf,
  press,
  test,
} from '../fixtures/lead-site.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, actionTimeout: 20_000, viewport: { width: 390, height: 844 } })

    test('leads of one person are merged, parted, and deleted together', async ({ page, desk }) => {
      const { db } = desk
      const mark = randomUUID().slice(0, 8)
      // Of nobody else on this site.
      const phone = `203-${Math.floor(Math.random() * 9e6 + 1e6)}`
      const leadOf = (name: string) => {
        const request = quoteRequest({ email: `${name.toLowerCase()}.${mark}@visitor.example` })
        const formData = { ...request.formData, first_name: name, last_name: mark, phone }
        return acceptLead(db, { ...request, formData })
      }
      const home = await leadOf('Jane')
      const work = await leadOf('Janet')
      const spouse = await leadOf('Joe')

      await page.goto(pathOf(home))
      const same = page.getByRole('region', { name: 'The same person' })
      await expect(same).toContainText(`Perhaps theirs, too, with the same phone`)
      await expect(same).toContainText(spouse.reference)
      await page.getByLabel('Add a note').fill('Typed beside')
      await press(page, 'Not the same person')
      await expect(outcome(page)).toContainText('Shown as two people now')
      await expect(page.getByLabel('Add a note')).toHaveValue('Typed beside')
      await expect(same).toContainText(work.reference)
      await press(page, 'Same person')
      await expect(outcome(page)).toContainText('Shown as one person now')
      await expect(same).not.toContainText('Perhaps')
      await expect(same).toContainText(work.email)
      await expect(
        page.getByText(`said that ${work.reference} is of the same person`),
      ).toBeVisible()

      await page.getByRole('link', { name: 'Everything about this person' }).click()
      await expect(page.getByText(`${home.email}, ${work.email}`)).toBeVisible()
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      await press(page, `Not the same person: ${work.reference}`)
      await expect(outcome(page)).toContainText('Shown as two people now')
      const apart = page.getByText('Said not to be of this person: 2')
      await apart.click()
      await press(page, `Same person: ${work.reference}`)
      await expect(outcome(page)).toContainText('Shown as one person now')

      await page.getByText('Delete everything about this person').click()
      await expect(page.getByText('2 leads from 2 addresses are deleted for good')).toBeVisible()
      // One more came in since the page was opened.
      const later = await acceptLead(db, { email: work.email })
      await press(page, 'Delete everything for good')
      await expect(page.getByRole('alert')).toContainText('Nothing was deleted')
      await page.getByText('Delete everything about this person').click()
      await expect(page.getByText('3 leads from 2 addresses are deleted for good')).toBeVisible()
      await press(page, 'Delete everything for good')
      await expect(outcome(page)).toContainText('Deleted: 3 leads')
      for (const { id } of [home, work, later]) expect(await findLead(db, id)).toBeUndefined()
      expect(await findLead(db, spouse.id)).toBeDefined()
    })

    test('a press is undone, and not what a colleague has changed since', async ({
      page,
      desk,
    }) => {
      const { db } = desk
      const lead = await acceptLead(db)
      const undo = page.getByRole('button', { name: 'Undo' })
      await page.goto(pathOf(lead))
      await press(page, 'Reached')
      await expect(outcome(page)).toContainText('Noted that you reached them.')
      await expect(page.getByText('First answered')).toBeVisible()
      await undo.click()
      await expect(outcome(page)).toHaveText('Undone.')
      await expect(undo).toHaveCount(0)
      await expect(page.getByText('Not answered yet.')).toBeVisible()
      await expect(page.getByLabel('Status of this lead')).toHaveValue('new')
      await expect(page.getByText('took back that they reached the visitor')).toBeVisible()

      await page.getByLabel('Status of this lead').selectOption('lost')
      await page.getByLabel('Why it was won or lost').fill('Too dear')
      await page.getByLabel('Add a note').fill('Typed beside')
      await page.getByRole('button', { name: 'Save', exact: true }).last().click()
      await expect(outcome(page)).toContainText('Saved. What else you typed')
      await undo.click()
      await expect(page.getByLabel('Status of this lead')).toHaveValue('new')
      await expect(page.getByLabel('Why it was won or lost')).toHaveValue('')
      await expect(page.getByLabel('Add a note')).toHaveValue('Typed beside')
      await page.getByLabel('Add a note').fill('')

      await press(page, 'Tomorrow')
      await expect(outcome(page)).toContainText('Follow up on')
      await db
        .insertInto('audit_log')
        .values({
          id: randomUUID(),
          at: new Date(Date.now() + 1000).toISOString(),
          staff_email: 'ben@agency.example',
          action: 'lead-changed',
          about: lead.id,
          details: '{"status":"quoted"}',
        })
        .execute()
      await undo.click()
      await expect(page.getByRole('alert')).toContainText('this lead was changed since')
      await press(page, 'No answer')
      if (javaScriptEnabled) {
        await expect(undo).toBeVisible()
        await expectAccessibleEverywhere(page)
        await expect(undo).toBeHidden({ timeout: 12_000 })
      } else {
        await page.waitForTimeout(11_000)
        await expect(undo).toBeVisible()
      }
    })
  })
}
