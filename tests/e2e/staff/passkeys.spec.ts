import { expect, type Page } from '@playwright/test'
import { WebSite } from '../../sites/web-site.ts'
import { fillSignIn, STAFF } from '../../staff/account.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { expectAccessibleEverywhere } from '../checks/every-width.ts'
import { test } from '../fixtures/kept.ts'
import { partAwake } from '../steps/awake.ts'

let site: WebSite
test.beforeAll(async () => {
  site = new WebSite()
  await site.start()
})
test.afterAll(() => site?.remove())
// Browsers know no passkeys on an IP address.
test.use({ baseURL: async ({}, use) => use(atName(site?.address)) })

test('staff add a passkey, sign in with it in place of a password, rename it, and remove it', async ({
  page,
}) => {
  test.slow()
  const complaints = listenForComplaints(page)
  await plugInKey(page)
  await page.goto('/admin/sign-in?to=/admin/account')
  await fillSignIn(page, STAFF)
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await expectAccessibleEverywhere(page)

  // The button does something with JavaScript alone, which comes with the first touch.
  await page.getByLabel('A name for it').focus()
  await partAwake(button(page, 'Add a passkey'))
  await page.getByLabel('A name for it').fill('Office laptop')
  await page.getByLabel('Your password').fill('not my password')
  await button(page, 'Add a passkey').click()
  await expect(page.getByRole('alert')).toHaveText('This is not your current password.')
  await expect(page.getByLabel('A name for it')).toHaveValue('Office laptop')
  await page.getByLabel('Your password').fill(STAFF.password)
  await button(page, 'Add a passkey').click()
  await expect(page.getByRole('status')).toContainText('The passkey “Office laptop” is added.')
  await expectAccessibleEverywhere(page)

  await page.getByLabel('Your password').focus()
  await partAwake(button(page, 'Add a passkey'))
  await page.getByLabel('Your password').fill(STAFF.password)
  await button(page, 'Add a passkey').click()
  await expect(page.getByRole('alert')).toHaveText(
    'This device already has a passkey for your account.',
  )

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/admin/log')
  await partAwake(button(page, 'Use a passkey'))
  await button(page, 'Use a passkey').click()
  await expect(page).toHaveURL('/admin/log')
  await expect(page.locator('main')).toContainText('signed in with a passkey')

  await page.goto('/admin/account/passkeys')
  await page.getByLabel('Name', { exact: true }).fill('Old laptop')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('status')).toHaveText('The name is saved.')
  await page.getByRole('button', { name: 'Remove the passkey “Old laptop”' }).click()
  await expect(page.getByRole('status')).toContainText('The passkey “Old laptop” is removed.')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await partAwake(button(page, 'Use a passkey'))
  await button(page, 'Use a passkey').click()
  await expect(page.getByRole('alert')).toContainText('No account here uses this passkey')
  await expectAccessibleEverywhere(page)
  // The browser itself reports an answer with an error status.
  expect(complaints.filter((text) => !text.includes('status of 4'))).toEqual([])
})

test('on an address where no passkey works, the page says at which they do', async ({ page }) => {
  await page.goto(`${site.address}/admin/sign-in`)
  await partAwake(button(page, 'Use a passkey'))
  await button(page, 'Use a passkey').click()
  await expect(page.getByRole('alert')).toContainText(
    `Passkeys only work at ${atName(site.address)}.`,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing offers what cannot work', async ({ page }) => {
    await page.goto('/admin/sign-in?to=/admin/account/passkeys')
    await expect(button(page, 'Use a passkey')).toBeHidden()
    await fillSignIn(page, STAFF)
    await expect(page.getByText('Adding a passkey needs JavaScript.')).toBeVisible()
    await expect(button(page, 'Add a passkey')).toBeHidden()
  })
})

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** The same site under the name of the machine. */
const atName = (address: string | undefined) => address?.replace('127.0.0.1', 'localhost')

/** A device with passkeys, of which the browser believes that it is there. */
async function plugInKey(page: Page, change: { isUserVerified?: boolean } = {}) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      ...change,
    },
  })
}
