import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { findLead } from '../../../db/leads/lead.ts'
import { addNote } from '../../../db/leads/lead-notes.ts'
import { releaseLeads } from '../../../db/leads/suspected-spam.ts'
import { holdLead, quoteRequest } from '../../samples/leads.ts'
import {
  BOB,
  expect,
  expectAccessibleEverywhere,
  outcome,
  pathOf,
  press,
  test,
} from '../fixtures/lead-site.ts'

const NOTE = 'Bob knows her: this is real.'

test('a lead is not deleted before it was seen what became of it since its page was opened', async ({
  page,
  desk: { db },
}) => {
  const request = quoteRequest()
  const lead = await holdLead(db, request)
  const remove = async () => {
    await page.getByText('Delete this lead').click()
    await press(page, 'Delete for good')
  }
  const refused = () =>
    expect(page.getByRole('alert')).toContainText(
      'Somebody else changed this lead while you had it open, so it was not deleted.',
    )
  await page.goto(pathOf(lead))
  await releaseLeads(db, BOB, [lead.id])
  await remove()
  await refused()
  await expect(page.getByText('released it: it was held as suspected spam')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await addNote(db, BOB, lead.id, NOTE)
  const formData = { ...request.formData, vessel_length: 31 }
  await acceptSubmission(db, { ...request, formData })
  await remove()
  await refused()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(NOTE)
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('31')

  // One's own are no news.
  await page.getByLabel('Add a note').fill('Asked Bob: a test of his.')
  await press(page, 'Save note')
  await expect(outcome(page)).toHaveText('The note is saved.')
  await remove()
  await expect(outcome(page)).toHaveText('The lead is deleted.')
  expect(await findLead(db, lead.id)).toBeUndefined()
})

test('a lead of the list is not, either', async ({ page, desk: { db } }) => {
  const request = quoteRequest()
  const family = 'Capstan'
  const formData = { ...request.formData, last_name: family }
  const lead = await acceptSubmission(db, { ...request, formData })
  const remove = async () => {
    await page.getByRole('listitem').getByRole('checkbox').check()
    await page.getByText('Delete…').click()
    await press(page, 'Delete for good')
  }
  await page.goto(`/admin/leads?search=${family}`)
  await addNote(db, BOB, lead.id, NOTE)
  await remove()
  await expect(page.getByRole('alert')).toContainText(
    '1 lead was changed by somebody else meanwhile, and stays as it is: look at it first.',
  )
  await remove()
  await expect(outcome(page)).toHaveText('1 lead was deleted.')
  expect(await findLead(db, lead.id)).toBeUndefined()
})
