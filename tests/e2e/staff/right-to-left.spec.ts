import type { Locator } from '@playwright/test'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import { expect, expectAccessibleEverywhere, pathOf, test } from '../fixtures/lead-site.ts'

const NAME = { first_name: 'יעל', last_name: 'כהן' }
const DETAILS = 'הסירה עוגנת ב-Mystic, מחיר 85,000 (בערך).'

/** What a browser has decided about the text of an element. */
const direction = (of: Locator) => of.evaluate((element) => getComputedStyle(element).direction)

test('what a visitor wrote from the right stands from the right at the desk, and the desk from the left', async ({
  page,
  desk,
}) => {
  const lead = await acceptLead(desk.db, {
    formData: { ...quoteRequest().formData, ...NAME, additional_details: DETAILS },
  })
  await page.goto(`/admin/leads?search=${lead.reference}`)
  expect(await direction(page.getByRole('link', { name: 'יעל כהן' }))).toBe('rtl')

  await page.goto(pathOf(lead))
  const answers = page.getByRole('region', { name: 'Answers' })
  expect(await direction(answers.getByText(DETAILS))).toBe('rtl')
  expect(await direction(answers.getByText('Boat & Yacht Insurance'))).toBe('ltr')
  const note = page.getByLabel('Add a note')
  expect(await direction(note)).toBe('ltr')
  await note.fill(DETAILS)
  expect(await direction(note)).toBe('rtl')
  await page.getByRole('button', { name: 'Save note' }).click()
  const notes = page.getByRole('region', { name: 'Notes' })
  expect(await direction(notes.getByText(DETAILS))).toBe('rtl')
  await expectAccessibleEverywhere(page)
})

test('a visitor’s own words stand from the right in the fields of a form', async ({ page }) => {
  await page.goto('/contact')
  for (const label of ['Name', 'Message']) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill('שלום, Mystic.')
    expect(await direction(field), label).toBe('rtl')
  }
  expect(await direction(page.getByLabel('Email'))).toBe('ltr')
})
