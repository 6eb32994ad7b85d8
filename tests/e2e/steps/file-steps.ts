import type { Page } from '@playwright/test'
import type { surveyOf } from '../fixtures/bad-network.ts'
import { formAwake } from './awake.ts'
import { shownReference } from './form-steps.ts'

export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name })
export const attach = (page: Page, ...files: ReturnType<typeof surveyOf>[]) =>
  page.getByLabel('Attachments').setInputFiles(files)

export async function openForm(page: Page) {
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await formAwake(page)
}

export async function send(page: Page) {
  await page.getByRole('button', { name: 'Send Message' }).click()
  return shownReference(page)
}
