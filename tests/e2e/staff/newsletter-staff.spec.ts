import { expect } from '@playwright/test'
import { expectAccessibleEverywhere } from '../checks/every-width.ts'
import { test } from '../fixtures/kept.ts'
import { asStaff } from '../fixtures/signed-in.ts'
import { freshEmail } from '../steps/form-steps.ts'

test.describe('signed in', () => {
  test.use(asStaff)

  test('staff see who subscribed, find an address by its beginning and erase it', async ({
    page,
  }) => {
    const email = freshEmail()
    await page.request.post('/newsletter', { form: { email, path: '/blog' } })
    await page.goto('/admin/newsletter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter')
    await expect(page.getByText(email)).toBeVisible()
    await expectAccessibleEverywhere(page)
    await page.getByLabel('Beginning of an address').fill(email.slice(0, 16).toUpperCase())
    await page.getByRole('button', { name: 'Search' }).click()
    const line = page.getByRole('listitem').filter({ hasText: email })
    await expect(page.getByText(/^1 address begins with “/)).toBeVisible()
    await expect(line).toContainText('Not confirmed')
    await expect(line).toContainText('On /blog')
    await line.getByText('Remove').click()
    await expectAccessibleEverywhere(page)
    await line.getByRole('button', { name: 'Erase for good' }).click()
    await expect(page.getByText('The address has been erased.')).toBeVisible()
    await expect(page).toHaveURL(/beginning=/)
    await expect(page.getByText(email)).toHaveCount(0)
    await page.goto('/admin/newsletter?beginning=nobody%00%&page=99999999999')
    await expect(page.getByText('No address begins with “nobody%”.')).toBeVisible()
  })
})
