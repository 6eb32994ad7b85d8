import { expect } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { expectAccessibleEverywhere } from '../checks/every-width.ts'
import { test } from '../fixtures/kept.ts'
import { asStaffOf } from '../fixtures/signed-in.ts'
import { webSite } from '../fixtures/web-site.ts'
import { awake, expectAllOnTheBlog, importer, toast } from '../steps/import-steps.ts'

/** A whole worker does it, as fast as it can. */
const ENDED = { timeout: 60_000 }

const site = webSite()
test.use(asStaffOf(site))

test('an import whose worker is down waits, says why, and goes on by itself; the next one skips ten', async ({
  page,
}) => {
  silenceWorker()
  await page.goto('/admin/tools')
  await expect(page.getByRole('heading', { name: 'Something needs you' })).toBeVisible()
  await awake(page)
  const { button, bar, result } = importer(page)
  await button('Import Articles').click()
  await expect(result).toHaveText(
    'The worker has not reported since July 4, 2026, 2:03 PM. The import begins when it runs again.',
  )
  // It begins at 5 and rises by itself.
  await expect(bar).toHaveAttribute('value', /^([5-9]|[1-8]\d|90)$/)
  await expectAccessibleEverywhere(page)
  await page.reload()
  await expect(result).toContainText('The import begins when it runs again.')

  await site.startWorker()
  await expect(button('Import Complete')).toBeDisabled(ENDED)
  await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
  await expectAllOnTheBlog(page)

  await page.goto('/admin/tools')
  await awake(page)
  await button('Import Articles').click()
  await expect(button('Import Complete')).toBeDisabled(ENDED)
  await expect(toast(page)).toContainText('10 posts were skipped (already exist)')
  await expect(result).toContainText('New on the blog: 0. Already there: 10.')
  await expectAllOnTheBlog(page)
})

function silenceWorker() {
  const db = new Sqlite(site.databaseFile)
  db.exec(`insert into heartbeats (name, beat_at, details)
    values ('worker', '2026-07-04T18:03:00.000Z', '{}')`)
  db.close()
}
