import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { messagesTo } from '../../servers/mailbox.ts'

export function mailsTo(email: string, count: number) {
  return messagesTo(process.env.E2E_DATA_DIR as string, email, count)
}

/** The link that was mailed to an address. */
export async function linkTo(email: string): Promise<string> {
  const [raw = ''] = await mailsTo(email, 1)
  const { text = '', html = '' } = await PostalMime.parse(raw)
  const link = new RegExp(`${process.env.E2E_ADDRESS}/continue\\?token=[\\w-]{43}`)
  expect(html).toMatch(link)
  return link.exec(text)?.[0] ?? ''
}

/** The code that was mailed to an address after its link. */
export async function codeTo(email: string): Promise<string> {
  const mails = await Promise.all((await mailsTo(email, 2)).map((raw) => PostalMime.parse(raw)))
  const mail = mails.find(({ subject }) => subject?.startsWith('Your code'))
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
}

export async function typeCode(page: Page, code: string) {
  await page.getByLabel('Code from the message').fill(code)
  await page.getByRole('button', { name: /^(Continue|Close the one here, and continue)$/ }).click()
}
