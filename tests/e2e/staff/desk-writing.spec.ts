import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { listenForComplaints } from '../checks/complaints.ts'
import {
  expect,
  expectAccessibleEverywhere,
  freshTitle,
  outcome,
  press,
  save,
  slugOf,
  test,
  writePost,
} from '../fixtures/desk-site.ts'
import { withLockedDatabase } from '../fixtures/locked-database.ts'
import { untilNavigates } from '../steps/navigation.ts'

const textOf = (page: Page) => page.getByLabel('Text', { exact: true })
const preview = (page: Page) => page.getByRole('group', { name: 'Preview' })

test('the preview beside the text follows what is typed, made by the server', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await page.goto('/admin/posts/new')
  await textOf(page).pressSequentially('## Fog\n\n- one\n- two\n\nIn [Town].')
  await expect(preview(page).getByRole('heading', { name: 'Fog' })).toBeVisible()
  await expect(preview(page).getByRole('listitem')).toHaveText(['one', 'two'])
  await expect(preview(page)).toContainText('In Connecticut.')
  await expectAccessibleEverywhere(page)
  expect(complaints).toEqual([])
  const scripts = await page.evaluate(() =>
    Promise.all(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(async ({ name }) => (await fetch(name)).text()),
    ),
  )
  expect(scripts.join()).not.toMatch(/sanitize-html|blockquoteStart|nestingLimit/)
})

test('what a post has said can be looked at, and brought back', async ({ page }) => {
  await writePost(page, freshTitle(), 'Before.')
  await save(page)
  await textOf(page).fill('After.')
  await save(page)
  await page.reload()
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await expectAccessibleEverywhere(page)
  await versions.getByRole('link', { name: 'Version 1' }).click()
  const text = page.getByRole('main')
  await expect(text).toContainText('Before.')
  await expect(text).toContainText('After.')
  await expectAccessibleEverywhere(page)
  await press(page, 'Restore this text')
  await expect(outcome(page)).toHaveText('The earlier text has been restored.')
  await expect(textOf(page)).toHaveValue('Before.')
  await expect(versions.getByRole('listitem')).toHaveCount(3)
})

test('of two who edit the same post the second is notified, and sees both texts', async ({
  page,
  context,
}) => {
  await writePost(page, freshTitle(), 'Before.')
  await save(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await textOf(other).fill('Theirs.')
  await save(other)
  await textOf(page).fill('Mine.')
  await press(page, 'Save draft')
  await expect(page.getByRole('alert')).toContainText('Somebody else saved this post')
  await expect(textOf(page)).toHaveValue('Mine.')
  await expect(page.getByLabel('Their text')).toHaveValue('Theirs.')
  await expectAccessibleEverywhere(page)
  await textOf(page).fill('Theirs. And mine.')
  await save(page)
  await other.reload()
  await expect(textOf(other)).toHaveValue('Theirs. And mine.')
  // Deleted by one, still open at the other.
  await page.getByText('Delete this post').click()
  await press(page, 'Delete for good')
  await textOf(other).fill('Rescued.')
  await press(other, 'Save draft')
  await expect(other.getByRole('alert')).toContainText('Somebody else deleted this post')
  await press(other, 'Save draft')
  await expect(textOf(other)).toHaveValue('Rescued.')
  await expect(outcome(other)).toHaveText('Saved as a draft.')
})

test('while the database is unavailable nothing is saved, and everything typed comes back', async ({
  page,
  site,
}) => {
  const title = freshTitle()
  await writePost(page, title, 'Written in a storm.')
  await withLockedDatabase(site, async () => {
    await press(page, 'Publish')
    await expect(page.getByRole('alert')).toContainText('The database is not responding')
  })
  await expect(textOf(page)).toHaveValue('Written in a storm.')
  await press(page, 'Publish')
  await expect(outcome(page)).toHaveText('Published. Every page that lists posts shows it.')
})

test('hostile text does nothing: not in the previews, not in the form, not on the page', async ({
  page,
  context,
}) => {
  const hostile = [
    '<script>document.title="owned"</script>',
    '<img src=x onerror="document.title=\'owned\'">',
    '<img src="/pictures/sailing.webp" onload="document.title=\'owned\'" style="position:fixed">',
    '[a](javascript:document.title="owned") <a href="javascript:alert(1)" onclick="alert(1)">b</a>',
    '<svg onload=alert(1)><style>body{display:none}</style>',
    '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe>',
    '</textarea></form></main><div><b>never closed <table><tr><td>',
    '<form action="/api/staff/posts" method="post"><button name="go" value="delete">x</button></form>',
    '&lt;script&gt;alert(1)&lt;/script&gt; `<script>alert(1)</script>`',
    'The end.',
  ].join('\n\n')
  const title = freshTitle('</title><script>alert(1)</script> "quoted"')
  const complaints = listenForComplaints(page)
  page.on('dialog', () => complaints.push('a dialog'))
  await writePost(page, title, hostile)
  await expect(preview(page)).toContainText('The end.')
  await expect(preview(page).locator('script, iframe, form, svg, style, [onerror]')).toHaveCount(0)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    press(page, 'Preview in a new tab'),
  ])
  const seen = listenForComplaints(tab)
  await tab.reload().catch(() => {})
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(tab.getByText('The end.')).toBeVisible()
  await tab.close()
  await press(page, 'Publish')
  // One of its pictures is nowhere, which is said once.
  await expect(page.getByText(/Visitors will not see/).first()).toBeVisible()
  await press(page, 'Publish')
  await expect(outcome(page)).toHaveText('Published. Every page that lists posts shows it.')
  await expect(textOf(page)).toHaveValue(hostile)
  await page.goto(`/blog/${await slugOf(page)}`)
  await page.getByRole('heading', { level: 1 }).click()
  await untilNavigates(page)
  await expect(page.getByText('The end.')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('article').locator('iframe, form, style, svg[onload]')).toHaveCount(0)
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
  expect(await page.title()).not.toBe('owned')
  // The browser writes down that the first Publish was answered with what was said.
  expect([...complaints, ...seen]).toEqual([expect.stringContaining('status of 422')])
})

test('a post written as HTML is edited as HTML', async ({ page, site }) => {
  const slug = `html-${Date.now()}`
  const db = new Sqlite(site.databaseFile)
  db.prepare(
    `insert into blog_posts (id, slug, title, excerpt, content, category, updated_at, keywords)
     values (?, ?, 'Old post', 'Old.', ?, 'Marine Safety', '2026-01-01T00:00:00.000Z', '[]')`,
  ).run(slug, slug, '<h2>Old</h2>\n\n  <p>As <b>HTML</b>.</p>\n\n\n<ul>\n\n<li>kept</li></ul>')
  db.close()
  await page.goto(`/admin/posts/${slug}`)
  await expect(page.getByText('This post was saved as HTML.')).toBeVisible()
  await press(page, 'Publish')
  await page.goto(`/blog/${slug}`)
  await expect(page.locator('article').getByRole('heading', { name: 'Old' })).toBeVisible()
  await expect(page.locator('article b')).toHaveText('HTML')
  await expect(page.locator('article li', { hasText: 'kept' })).toBeVisible()
})
