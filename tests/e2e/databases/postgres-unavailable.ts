import { expect } from '@playwright/test'
import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import { fillSignIn, STAFF, signInAsStaff } from '../../staff/account.ts'
import { expectAccessible } from '../checks/axe.ts'
import { test } from '../fixtures/kept.ts'
import type { OnPostgres } from '../fixtures/site-on-postgres.ts'
import { expectTheList, expectThePage, LIST_TOAST, NOT_FOUND_TEXT } from '../steps/vessel-pages.ts'

const DETAIL_TOAST = 'Could not load vessel details'
const DETAIL_ERROR = 'Failed to load vessel information'
const yacht = builtInVessels.find(({ slug }) => slug === 'yacht') as (typeof builtInVessels)[number]

/** Tests that stop the database and start it again. */
export function databaseUnavailableTests(on: OnPostgres) {
  test('staff sign in; every staff page says that it is unavailable, and the session outlives it', async ({
    page,
  }) => {
    await signInAsStaff(page)
    await on.postgres.stop()
    const unavailable = await page.goto('/admin/account')
    expect(unavailable?.status()).toBe(503)
    await expect(page.getByRole('heading')).toHaveText('The database is not responding')
    expect((await page.goto('/admin'))?.status()).toBe(503)
    expect((await page.goto('/admin/set-up?token=x'))?.status()).toBe(503)
    await expect(page.getByText('so nobody can sign in')).toBeVisible()
    await page.goto('/admin/sign-in')
    await fillSignIn(page, STAFF)
    await expect(page.getByRole('alert')).toContainText('The database is not responding')
    await on.postgres.start()
    await expect(async () => {
      expect((await page.goto('/admin/account'))?.status()).toBe(200)
    }).toPass()
  })

  test('built-in vessels are shown with a toast, an unknown one is not found, and rows come back', async ({
    page,
  }) => {
    await on.postgres.stop()
    const list = await page.goto('/vessels')
    expect(list?.status()).toBe(200)
    expect(list?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('status').getByText(LIST_TOAST)).toBeVisible()
    await expectTheList(page)
    await expectAccessible(page)

    const detail = await page.goto('/vessels/yacht')
    expect(detail?.status()).toBe(200)
    expect(detail?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('status')).toContainText(DETAIL_TOAST)
    await expect(page.getByRole('status')).toContainText(DETAIL_ERROR)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index, follow/)
    await expectThePage(page, yacht)
    await expectAccessible(page)

    const unknown = await page.goto('/vessels/submarine')
    expect(unknown?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vessel Not Found')
    await expect(page.getByText(NOT_FOUND_TEXT)).toBeVisible()
    await expect(page.getByRole('status')).toContainText(DETAIL_TOAST)

    await on.postgres.start()
    await expect(async () => {
      const response = await page.goto('/vessels/yacht')
      expect(response?.headers()['cache-control']).toBe('public, no-cache')
    }).toPass()
    await expect(page.getByText(DETAIL_TOAST)).toHaveCount(0)
    await expectThePage(page, yacht)
    expect((await page.goto('/vessels/submarine'))?.status()).toBe(404)
  })
}
