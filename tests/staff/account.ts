import { expect, type Page } from '@playwright/test'

/** The staff account of the site that all browser tests share. */
export const STAFF = {
  name: 'anna',
  email: 'anna@agency.example',
  password: 'three tides and a half',
} as const

/** For `startSite`: a site of a test's own has the same account then. */
export const STAFF_SETTINGS = { ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password }

/**
 * Signs in through the sign-in page, and ends on the page asked for.
 * @param to A page of the staff's side, for example /admin/tools.
 */
export async function signInAsStaff(page: Page, to = '/admin/account'): Promise<void> {
  await page.goto(`/admin/sign-in?to=${encodeURIComponent(to)}`)
  await fillSignIn(page, STAFF)
  await expect(page).toHaveURL((url) => url.pathname + url.search === to)
}

/** Fills in the sign-in form and sends it. */
export async function fillSignIn(page: Page, account: { email: string; password: string }) {
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Another broker, who is not signed in yet. */
export const BOB = {
  name: 'Bob Miller',
  email: 'bob@agency.example',
  password: STAFF.password,
  role: 'broker' as const,
}
