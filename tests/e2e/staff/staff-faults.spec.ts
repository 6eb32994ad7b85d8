import { expect } from '@playwright/test'
import { fillSignIn, STAFF } from '../../staff/account.ts'
import { test } from '../fixtures/kept.ts'
import { withLockedDatabase } from '../fixtures/locked-database.ts'
import { webSite } from '../fixtures/web-site.ts'

const site = webSite({ TRUSTED_PROXIES: '1' })

test('while nobody can write to the database, sign-in says so and works again after', async ({
  page,
}) => {
  await page.goto('/admin/sign-in?to=/admin/account')
  await withLockedDatabase(site, async () => {
    await fillSignIn(page, STAFF)
    await expect(page.getByRole('alert')).toContainText('The database is not responding')
    await expect(page.getByLabel('Email address')).toHaveValue(STAFF.email)
  })
  await fillSignIn(page, STAFF)
  await expect(page).toHaveURL('/admin/account')
})
