import { expect, type Page, request } from '@playwright/test'
import PostalMime from 'postal-mime'
import { messagesTo } from '../../servers/mailbox.ts'
import { signedIn } from '../fixtures/signed-in.ts'

/** Types an address into the box and sends it. */
export async function subscribe(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

/** The links of the message that went to an address. */
export async function linksTo(email: string) {
  const [raw = ''] = await messagesTo(process.env.E2E_DATA_DIR as string, email, 1)
  const { text = '' } = await PostalMime.parse(raw)
  const link = (page: string) =>
    new RegExp(`${process.env.E2E_ADDRESS}/newsletter/${page}\\?token=[\\w-]+`).exec(text)?.[0]
  return { confirm: link('confirm') ?? '', unsubscribe: link('unsubscribe') ?? '' }
}

/** The list as staff download it. */
export async function exported(): Promise<string> {
  const baseURL = process.env.E2E_ADDRESS
  const staff = await request.newContext({ baseURL, storageState: signedIn() })
  const answer = await staff.get('/api/staff/newsletter.csv')
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(answer.headers()['content-disposition']).toMatch(
    /^attachment; filename="newsletter-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const text = await answer.text()
  await staff.dispose()
  return text
}
