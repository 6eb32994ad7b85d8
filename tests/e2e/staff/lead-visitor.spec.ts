import { findLead } from '../../../db/leads/lead.ts'
import { changeLead } from '../../../db/leads/lead-changes.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { acceptLead } from '../../samples/leads.ts'
import {
  BOB,
  expect,
  expectAccessibleEverywhere,
  leadWithFiles,
  outcome,
  pathOf,
  press,
  test,
} from '../fixtures/lead-site.ts'

test('what a visitor wrote is harmless, and a long note comes back', async ({ page, desk }) => {
  const evil = '<img src=x onerror=alert(1)>'
  const formData = {
    first_name: evil,
    last_name: `\u202eeoD ${'w'.repeat(180)}`,
    email: 'a@b.example',
    phone: '203-555-0123',
    additional_details: `</textarea><script>alert(1)</script>${'x'.repeat(300)}`,
    vessel_value: '85000.5',
  }
  const { pdf, png } = acceptedFiles
  const lead = await leadWithFiles(
    desk,
    { [`${evil}.pdf`]: pdf!.bytes, [`${'long'.repeat(40)}.png`]: png!.bytes },
    { formData, email: 'a@b.example', source: { path: '/x', referrer: 'javascript:alert(1)' } },
  )
  page.on('dialog', () => expect(true, 'no dialog opens').toBe(false))
  await page.goto(pathOf(lead))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(evil)
  await expect(page.getByText('$85,000.5')).toBeVisible()
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Add a note').fill('n'.repeat(5001))
  await press(page, 'Save note')
  await expect(page.getByRole('alert')).toContainText('The note has 5,001 characters')
  expect((await page.getByLabel('Add a note').inputValue()).length).toBe(5001)
})

test('a file that nobody has scanned says so first, and an infected one is gone', async ({
  page,
  desk,
}) => {
  const { pdf } = acceptedFiles
  const files = { 'survey.pdf': pdf!.bytes, 'invoice.pdf': pdf!.bytes }
  const { id, attachmentIds } = await leadWithFiles(desk, files)
  const verdicts = [
    { verdict: null, scanned_at: null },
    { verdict: 'infected', signature: 'Eicar-Test' },
  ] as const
  for (const [n, verdict] of verdicts.entries()) {
    const file = desk.db.updateTable('attachments').where('id', '=', attachmentIds[n] ?? '')
    await file.set(verdict).execute()
  }
  await page.goto(pathOf({ id }))
  await expect(page.getByText('infected, and deleted (Eicar-Test)').first()).toBeVisible()
  await page.getByRole('link', { name: 'Before you open it: survey.pdf' }).click()
  await expect(page.getByText('No virus scanner has looked at this file')).toBeVisible()
  await expectAccessibleEverywhere(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Download it anyway'),
  ])
  expect(download.suggestedFilename()).toBe('survey.pdf')
  await page.getByRole('link', { name: 'Back to the lead' }).click()
  await page.getByRole('link', { name: 'What this means: invoice.pdf' }).click()
  await expect(page.getByText('cannot be downloaded')).toBeVisible()
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0)
  const nowhere = await page.goto(
    `${pathOf({ id: crypto.randomUUID() })}/files/${attachmentIds[0]}`,
  )
  expect(nowhere?.status()).toBe(404)
})

test('a click on Reply by email is written down, and a person is downloaded and deleted', async ({
  page,
  desk,
}) => {
  const lead = await acceptLead(desk.db)
  const earlier = await acceptLead(desk.db, { email: lead.email, kind: 'call' })
  await changeLead(desk.db, BOB, earlier.id, 0, {
    status: 'lost',
    statusReason: '',
    followUpOn: '',
    assignedTo: '',
  })
  await page.goto(pathOf(lead))
  // The page is awake some moments after it is seen.
  await expect(async () => {
    const [noted] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/answered'), { timeout: 5000 }),
      page.getByRole('link', { name: 'Reply by email' }).click(),
    ])
    expect(noted.status()).toBe(204)
  }).toPass()
  await page.goto('/admin/log')
  const logged = page.getByRole('link', { name: `Lead ${lead.reference}` })
  await logged.first().click()
  await expect(page).toHaveURL(pathOf(lead))
  const mail = await page.getByRole('link', { name: 'Reply by email' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain(
    `?subject=Re: your quote request ${lead.reference}&body=Hello Jane,`,
  )
  await page.getByRole('link', { name: 'Everything about this person' }).click()
  await expect(page).toHaveURL(/\/person\?lead=[\da-f-]{36}$/)
  await expect(page.getByRole('link', { name: earlier.reference })).toBeVisible()
  await expectAccessibleEverywhere(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Download everything'),
  ])
  expect(download.suggestedFilename()).toMatch(/^person-[\da-f]{12}-\d{4}-\d\d-\d\d\.json$/)
  await page.getByText('Delete everything about this person').click()
  await press(page, 'Delete everything for good')
  await expect(outcome(page)).toHaveText('Deleted: 2 leads, and everything else about this person.')
  expect(await findLead(desk.db, lead.id)).toBeUndefined()
  await page.goto('/admin/log')
  await expect(page.getByText('started a reply to a lead').first()).toBeVisible()
  await expect(logged).toHaveCount(0)
})
