import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { openDatabase } from '../../../db/open.ts'
import { articleSlugs } from '../../../db/writing/articles.ts'
import { officeDateTime } from '../../../src/staff/frame/office-time.ts'
import { addPost } from '../../samples/posts.ts'
import { fillSignIn, STAFF } from '../../staff/account.ts'
import {
  expect,
  expectAccessibleEverywhere,
  freshTitle,
  openUntil,
  outcome,
  press,
  SOON,
  save,
  slugOf,
  test,
  writePost,
} from '../fixtures/desk-site.ts'

const soon = () => officeDateTime(new Date(Date.now() + 3 * 3_600_000))
const textOf = (page: Page) => page.getByLabel('Text', { exact: true })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('staff write, preview, publish, edit, withdraw and schedule a post, and the site follows at once', async ({
      page,
      context,
    }) => {
      const title = freshTitle()
      await writePost(page, title)
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        press(page, 'Preview in a new tab'),
      ])
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(tab.locator('article strong')).toHaveText('twice')
      await expect(tab.getByText('Nothing was saved')).toBeVisible()
      if (javaScriptEnabled) await expectAccessibleEverywhere(tab)
      await tab.close()

      await save(page)
      const slug = await slugOf(page)
      expect(slug).toMatch(/^fog-in-the-race-/)
      const visitor = await context.newPage()
      await visitor.goto(`/blog/${slug}`)
      await expect(visitor).toHaveURL(/\/blog$/)

      await press(page, 'Publish')
      await expect(outcome(page)).toHaveText('Published. Every page that lists posts shows it.')
      await expect(page.getByText('Published', { exact: true })).toBeVisible()
      const link = visitor.getByRole('link', { name: title })
      await openUntil(visitor, '/', () => expect(link.first()).toBeVisible(SOON))
      for (const path of ['/blog', '/blog/category/marine-tips', '/the-compass']) {
        await visitor.goto(path)
        await expect(link.first(), path).toBeVisible()
      }
      await visitor.goto(`/blog/${slug}`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)

      await textOf(page).fill('Ask the yard **three times**.')
      await save(page, 'Save changes')
      const strong = visitor.locator('article strong')
      await openUntil(visitor, `/blog/${slug}`, () =>
        expect(strong).toHaveText('three times', SOON),
      )

      await press(page, 'Withdraw')
      await expect(outcome(page)).toHaveText('Withdrawn. Visitors no longer see it.')
      await openUntil(visitor, `/blog/${slug}`, () => expect(visitor).toHaveURL(/\/blog$/, SOON))
      await visitor.goto('/')
      await expect(link).toHaveCount(0)

      await page.getByLabel('Appears at').fill(soon())
      await press(page, 'Schedule')
      await expect(outcome(page)).toHaveText(/^Scheduled\. It appears on .+, Bridgeport time\.$/)
      await expect(page.getByLabel('Appears at')).toHaveValue(/T\d\d:\d\d$/)
      await page.goto('/admin/posts?view=scheduled')
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      await page.getByRole('link', { name: title }).click()
      await press(page, 'Withdraw')
      await expect(page.getByText('Draft', { exact: true })).toBeVisible()

      await page.getByText('Delete this post').click()
      await press(page, 'Delete for good')
      await expect(outcome(page)).toHaveText('The draft is deleted.')
      await expect(page.getByRole('link', { name: title })).toHaveCount(0)
    })

    test('what is wrong is said at its field, and nothing that was typed is lost', async ({
      page,
    }) => {
      await page.goto('/admin/posts/new')
      await press(page, 'Publish')
      await expect(page).toHaveTitle(/^Error: /)
      const alert = page.getByRole('alert')
      for (const sentence of [
        'Give the post a title.',
        'Choose a category.',
        'Describe the post in a sentence or two.',
        'Write the text.',
      ]) {
        await expect(alert.getByRole('link', { name: sentence })).toBeVisible()
      }
      await page.getByLabel('Title', { exact: true }).fill('Kept')
      await textOf(page).fill('Kept too.')
      await page.getByLabel('Address').fill('Not An Address')
      await page.getByLabel('Picture (optional)').fill('https://x.example/a.png')
      await press(page, 'Save draft')
      await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Address')).toHaveValue('Not An Address')
      await expect(textOf(page)).toHaveValue('Kept too.')
      await page.getByLabel('Appears at').fill('2020-01-01T09:00')
      await press(page, 'Schedule')
      await expect(alert).toContainText('This time has passed.')
      await expect(page.getByLabel('Appears at')).toHaveValue('2020-01-01T09:00')
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
    })
  })
}

test('an article that comes with the site keeps its address, and says so at its field', async ({
  page,
  site,
}) => {
  const [slug = ''] = articleSlugs()
  const title = freshTitle()
  const db = openDatabase(site.databaseFile)
  await addPost(db, { slug, title, publishedAt: null })
  await db.destroy()
  await page.goto('/admin/posts')
  await page.getByRole('link', { name: title }).click()
  await page.getByLabel('Address').fill('another-address')
  await press(page, 'Save draft')
  await expect(page.getByRole('alert')).toContainText(
    'This article comes with the site: its address stays as it is.',
  )
  await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
})

test('a text that is too long comes back whole', async ({ page }) => {
  const long = 'Fog. '.repeat(42_000)
  await page.goto('/admin/posts/new')
  await page.getByLabel('Title', { exact: true }).fill('Long')
  await textOf(page).evaluate((area: HTMLTextAreaElement, text) => (area.value = text), long)
  await press(page, 'Save draft')
  await expect(page.getByRole('alert')).toContainText(
    'The text has 209,999 characters, and a post can have 200,000.',
  )
  expect((await textOf(page).inputValue()).length).toBe(209_999)
})

test('a session that ends while somebody writes takes nothing along', async ({ page, context }) => {
  const title = freshTitle()
  await writePost(page, title, 'An hour of work.')
  await context.clearCookies()
  await press(page, 'Publish')
  await expect(page.getByRole('alert')).toContainText('You are no longer signed in')
  await expect(textOf(page)).toHaveValue('An hour of work.')
  await expect(page.getByLabel('Category')).toHaveValue('Marine Safety')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Sign in, in a new tab' }).click(),
  ])
  await fillSignIn(tab, STAFF)
  await expect(tab.getByRole('heading', { name: 'Posts' })).toBeVisible()
  await press(page, 'Publish')
  await expect(outcome(page)).toHaveText('Published. Every page that lists posts shows it.')
  await expect(textOf(page)).toHaveValue('An hour of work.')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
})

test('the list finds its way through many posts, and by the beginning of a title', async ({
  page,
  site,
}) => {
  fill(site.databaseFile, 60)
  await page.goto('/admin/posts')
  await expect(page.getByRole('listitem')).toHaveCount(25)
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByRole('link', { name: 'Newer' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(25)
  await page.getByLabel('Beginning of a title').fill('tide table 5')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('listitem').getByRole('link')).toHaveText([
    'Tide table 5',
    ...Array.from({ length: 10 }, (_, n) => `Tide table 5${n}`),
  ])
  await page.goto('/admin/posts?after=nonsense&view=nonsense&before=%00')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts')
  const nowhere = await page.goto('/admin/posts/none')
  expect(nowhere?.status()).toBe(404)
})

function fill(databaseFile: string, count: number) {
  const db = new Sqlite(databaseFile)
  const insert = db.prepare(
    `insert into blog_posts (id, slug, title, excerpt, content, updated_at, keywords)
     values (?, ?, ?, '', '', ?, '[]')`,
  )
  for (let n = 0; n < count; n++) {
    const id = crypto.randomUUID()
    insert.run(id, id, `Tide table ${n}`, new Date(Date.UTC(2026, 0, 1, n)).toISOString())
  }
  db.close()
}
