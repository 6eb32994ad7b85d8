import { expect, type Page } from '@playwright/test'
import { acceptedFiles, pdfOfSize } from '../../samples/files.ts'

export { expectAccessible } from '../checks/axe.ts'

const MEGABYTE = 1024 * 1024

/** A photo as a phone makes it: a valid JPEG of nine megabytes. */
export const bigPhoto = {
  name: 'bow in the slip.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([bytesOf('jpg'), Buffer.alloc(9 * MEGABYTE)]),
}

export const surveyPdf = {
  name: 'survey.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOfSize(40_000),
}

export const REFERENCE = /FM-[0-9A-Z]{4}-[0-9A-Z]{4}/

/** An address nobody else in this test run uses. */
export function freshEmail(): string {
  return `visitor.${crypto.randomUUID().slice(0, 8)}@visitor.example`
}

export async function chooseInsurance(page: Page, label = 'Boat & Yacht Insurance') {
  await page.getByLabel(label).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  // Another click would be taken as the second half of a double click while this one waits for React.
  await expect(page.getByRole('progressbar', { name: 'Step 2 of 3' })).toBeVisible()
}

export async function describeVessel(page: Page) {
  await page.getByLabel('Vessel type').selectOption('center-console')
  await page.getByLabel('Vessel length (feet)').fill('27')
  await page.getByLabel('Estimated value').fill('85000')
  await page.getByLabel('Primary use').selectOption('fishing')
  await page.getByRole('button', { name: 'Continue' }).click()
}

export async function giveContact(page: Page, email: string) {
  await page.getByLabel('First name').fill('Jane')
  await page.getByLabel('Last name').fill('Doe')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('203-555-0123')
  await page.getByLabel('ZIP code').fill('06604')
  await page.getByLabel('Additional details').fill('Kept on a mooring off Black Rock.')
}

export async function writeMessage(page: Page, email: string) {
  await page.getByLabel('Name').fill('Jane Doe')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('ZIP code').fill('06604-1234')
  await page.getByLabel('Subject').selectOption('Claims')
  await page.getByLabel('Message', { exact: true }).fill('A piling met my rub rail on Sunday.')
}

/** The reference that the page after a form shows. */
export async function shownReference(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/received$/)
  const text = await page.getByText(REFERENCE).first().textContent()
  return text?.match(REFERENCE)?.[0] ?? ''
}

function bytesOf(kind: string): Buffer {
  const file = acceptedFiles[kind]
  if (!file) throw new Error(`no sample file of kind ${kind}`)
  return file.bytes
}
