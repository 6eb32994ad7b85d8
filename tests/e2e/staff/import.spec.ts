import { expect } from '@playwright/test'
import { expectAccessibleEverywhere } from '../checks/every-width.ts'
import { TOOLS, test } from '../fixtures/import-site.ts'
import {
  articlesOn,
  awake,
  expectAllOnTheBlog,
  importer,
  noteBar,
  SLUGS,
  toast,
} from '../steps/import-steps.ts'

// Each test begins with an empty blog, on the one site.
test.describe.configure({ mode: 'default' })

test('staff watch an import of ten articles to its end, and find them on the blog', async ({
  page,
  worker,
}) => {
  // Cached by the site until the import changes the page.
  expect(await articlesOn(page, ['/blog'])).toEqual([])
  await page.goto(TOOLS)
  const { button, bar, card, result } = importer(page)
  await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByText('This page is admin-only')).toBeVisible()
  await expect(page.getByText('articles that exist are skipped')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await awake(page)
  const shown = await noteBar(page)
  await button('Import Articles').click()
  await expect(card.getByRole('button')).toBeDisabled()
  for (const done of [3, 7, SLUGS.length]) {
    await worker.importUpTo(done)
    await expect
      .poll(async () => Number(await bar.getAttribute('value')))
      .toBeGreaterThanOrEqual(Math.min(90, done * 10))
  }
  await worker.finish()
  await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
  await expect(button('Import Complete')).toBeDisabled()
  await expect(result).toContainText('New on the blog: 10. Already there: 0.')
  const values = await shown()
  expect(values[0]).toBe(5)
  expect(values.length).toBeGreaterThan(3)
  expect(values).toEqual([...values].sort((a, b) => a - b))
  expect(values.at(-1)).toBe(100)
  expect(Math.max(...values.slice(0, -1))).toBe(90)
  await expectAccessibleEverywhere(page)

  await expectAllOnTheBlog(page)
  await page.goto(TOOLS)
  await expect(page.getByText('Last import:')).toContainText('by anna@agency.example')
})

test('the running import is seen after a reload, in another tab and by another click', async ({
  context,
  db,
  worker,
}) => {
  const [mine, theirs, third] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ]
  await mine.goto(TOOLS)
  await third.goto(TOOLS)
  await awake(mine)
  await importer(mine).button('Import Articles').click()
  await expect(importer(mine).button('Importing...')).toBeDisabled()
  await worker.importUpTo(3)
  await theirs.goto(TOOLS)
  await expect(importer(theirs).button('Importing...')).toBeDisabled()
  await mine.reload()
  await expect(importer(mine).button('Importing...')).toBeDisabled()
  // Loaded before the import began, and asleep: its click is a form's.
  await importer(third).button('Import Articles').click()
  await expect(importer(third).button('Importing...')).toBeDisabled()
  await worker.importAll()
  for (const page of [mine, theirs, third]) {
    await expect(importer(page).button('Import Complete')).toBeDisabled()
    await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
  }
  expect(await db.selectFrom('import_runs').select('id').execute()).toHaveLength(1)
})

test('a running import is followed without a touch when the page is loaded again far down', async ({
  page,
  worker,
}) => {
  await page.setViewportSize({ width: 360, height: 300 })
  await page.goto(TOOLS)
  await awake(page)
  const { button, card } = importer(page)
  const started = page.waitForResponse('**/api/trpc/imports.start')
  await button('Import Articles').click()
  await started
  await page.mouse.wheel(0, 10_000)
  await expect(card).not.toBeInViewport()
  const followed = page.waitForResponse('**/api/trpc/imports.status*')
  await page.reload()
  await expect(card).not.toBeInViewport()
  await followed
  await worker.importAll()
  await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page imports, looks again by itself, and says how it ended', async ({
    page,
    worker,
  }) => {
    await page.goto(TOOLS)
    const { button, result } = importer(page)
    await button('Import Articles').click()
    await expect(button('Importing...')).toBeDisabled()
    await worker.importAll()
    await expect(button('Import Complete')).toBeDisabled()
    await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
    await page.getByRole('link', { name: 'Start over' }).click()
    await button('Import Articles').click()
    await expect(button('Importing...')).toBeDisabled()
    await worker.importAll()
    await page.reload()
    await expect(button('Import Complete')).toBeDisabled()
    await expect(toast(page)).toContainText('10 posts were skipped (already exist)')
    await expect(result).toContainText('New on the blog: 0. Already there: 10.')
  })
})
