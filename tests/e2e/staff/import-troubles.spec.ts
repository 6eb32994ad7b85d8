import { appendFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { articlesFolder } from '../../../db/writing/articles.ts'
import { dropTrigger, refusePosts } from '../../samples/post-triggers.ts'
import { expectAccessibleEverywhere } from '../checks/every-width.ts'
import { TOOLS, test } from '../fixtures/import-site.ts'
import { hurryUntilSeen } from '../steps/awake.ts'
import { articlesOn, awake, importer, SLUGS, toast } from '../steps/import-steps.ts'

/** One more than are named. */
const BROKEN = 4

// Each test begins with an empty blog, on the one site.
test.describe.configure({ mode: 'default' })

test('articles that fail are named, three at most, and a retry brings in the rest', async ({
  page,
  db,
  worker,
}) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await refusePosts(db, 'SQLite', SLUGS.slice(0, BROKEN))
  await page.clock.install()
  await page.goto(TOOLS)
  await awake(page)
  const { button, result } = importer(page)
  await button('Import Articles').click()
  await worker.importAll()
  await expect(result).toContainText(`Import partially completed with ${BROKEN} errors.`)
  const errors = result.getByRole('listitem')
  await expect(errors).toHaveCount(3)
  await expect(errors.first()).toHaveText(/^Failed to import ".+": no room for it$/)
  await expect(result).toContainText('...and 1 more errors')
  await expect(toast(page)).toHaveText(/Some blog posts failed to import. See console for details./)
  expect(said.join('\n')).toContain('Failed to import "')
  await expectAccessibleEverywhere(page)
  const later = await page.context().newPage()
  await later.goto(TOOLS)
  await expect(later.getByText('Last import:')).toContainText(
    `Already there: 0. Could not be imported: ${BROKEN}. Import again to retry.`,
  )
  await later.close()
  await dropTrigger(db, 'SQLite')

  await button('Retry Import').click()
  await worker.importAll()
  await expect(toast(page)).toContainText(`Successfully imported ${BROKEN} pre-written blog posts`)
  const skipped = `${SLUGS.length - BROKEN} posts were skipped (already exist)`
  await hurryUntilSeen(page, toast(page).filter({ hasText: skipped }))
  await expect(toast(page)).toHaveCount(1)
  expect(await articlesOn(page, ['/blog', '/blog?page=2'])).toEqual(SLUGS)
})

test('articles are imported without the pictures they lack, which later imports name again', async ({
  page,
  worker,
}, testInfo) => {
  const shelf = testInfo.outputPath('articles')
  cpSync(articlesFolder(), shelf, { recursive: true })
  appendFileSync(join(shelf, `${SLUGS[0]}.md`), '\n![The harbor](/images/gone.webp)\n')
  await page.goto(TOOLS)
  await awake(page)
  const { button, card, result } = importer(page)
  await button('Import Articles').click()
  await worker.importAll(shelf)
  await expect(button('Import Complete')).toBeDisabled()
  await expect(result).toContainText('Visitors do not see some pictures.')
  const warning = result.getByRole('listitem')
  await expect(warning).toHaveText(
    /^Imported ".+", but its text shows what is not on this site: \/images\/gone.webp$/,
  )
  await expectAccessibleEverywhere(page)
  await page.goto(TOOLS)
  await expect(card).toContainText('Last import:')
  await card.getByRole('link', { name: 'See which pictures are missing' }).click()
  await expect(warning).toHaveText(/^Imported ".+"/)
  await page.goto(TOOLS)
  await awake(page)
  await button('Import Articles').click()
  await worker.importAll(shelf)
  await expect(warning).toHaveText(
    /^".+" was already there, but its text shows what is not on this site: \/images\/gone.webp$/,
  )
  expect(await articlesOn(page, ['/blog', '/blog?page=2'])).toEqual(SLUGS)
})

test('an import that cannot be started says so, and can be tried again', async ({
  page,
  worker,
}) => {
  await page.goto(TOOLS)
  await awake(page)
  await page.route('**/api/trpc/imports.start', (route) => route.abort())
  const { button, result } = importer(page)
  await button('Import Articles').click()
  await expect(result).toHaveText('Import failed. Please check console for details.')
  await expect(toast(page)).toContainText('Failed to import blog posts')
  await expectAccessibleEverywhere(page)
  await page.unroute('**/api/trpc/imports.start')
  await button('Retry Import').click()
  await worker.importAll()
  await expect(button('Import Complete')).toBeDisabled()
  await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
})

test('a page that loses the network says so, and follows the import again by itself', async ({
  page,
  context,
  worker,
}) => {
  await page.goto(TOOLS)
  await awake(page)
  const { button, result } = importer(page)
  await button('Import Articles').click()
  await expect(button('Importing...')).toBeDisabled()
  await worker.importUpTo(3)
  await context.setOffline(true)
  await expect(result).toContainText('The site is not responding right now.')
  await expect(button('Importing...')).toBeDisabled()
  await context.setOffline(false)
  await worker.importAll()
  await expect(button('Import Complete')).toBeDisabled()
  await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
})
