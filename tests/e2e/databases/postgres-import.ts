import { expect } from '@playwright/test'
import { signInAsStaff } from '../../staff/account.ts'
import { test } from '../fixtures/kept.ts'
import { awake, expectAllOnTheBlog, importer, toast } from '../steps/import-steps.ts'

/** A whole worker does it, as fast as it can. */
const ENDED = { timeout: 60_000 }

/** Tests of an import by the worker of a site on Postgres. */
export function importTests() {
  test('staff import ten articles, find them on the blog, and skip ten the second time', async ({
    page,
  }) => {
    await signInAsStaff(page, '/admin/tools')
    const { button, result } = importer(page)
    await awake(page)
    await button('Import Articles').click()
    await expect(button('Import Complete')).toBeDisabled(ENDED)
    await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
    await expect(result).toContainText('New on the blog: 10. Already there: 0.')
    await expectAllOnTheBlog(page)

    await page.goto('/admin/tools')
    await expect(page.getByText('Last import:')).toContainText('by anna@agency.example')
    await awake(page)
    await button('Import Articles').click()
    await expect(button('Import Complete')).toBeDisabled(ENDED)
    await expect(toast(page)).toContainText('10 posts were skipped (already exist)')
    await expect(result).toContainText('New on the blog: 0. Already there: 10.')
    await expectAllOnTheBlog(page)
  })
}
