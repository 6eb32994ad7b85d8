import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { officeTime } from '../../src/desk/office-time.ts'
import type { RunningSite } from '../site.ts'
import {
  expect,
  expectAccessibleEverywhere,
  freshTitle,
  outcome,
  press,
  slugOf,
  test,
  writePost,
} from './desk-site.ts'
import { listenForComplaints } from './form-steps.ts'
import { fillSignIn, STAFF } from './staff.ts'

const soon = () => officeTime(new Date(Date.now() + 3 * 3_600_000))
const textOf = (page: Page) => page.getByLabel('Text', { exact: true })
const preview = (page: Page) => page.getByRole('group', { name: 'Preview' })

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

      await press(page, 'Save draft')
      await expect(outcome(page)).toHaveText('Saved as a draft.')
      const slug = await slugOf(page)
      expect(slug).toMatch(/^fog-in-the-race-/)
      const visitor = await context.newPage()
      await visitor.goto(`/blog/${slug}`)
      await expect(visitor).toHaveURL(/\/blog$/)

      await press(page, 'Publish')
      await expect(outcome(page)).toHaveText('Published. Every page that lists posts shows it.')
      await expect(page.getByText('Published', { exact: true })).toBeVisible()
      for (const path of ['/', '/blog', '/blog/category/marine-tips', '/the-compass']) {
        await visitor.goto(path)
        await expect(visitor.getByRole('link', { name: title }).first(), path).toBeVisible()
      }
      await visitor.goto(`/blog/${slug}`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)

      await textOf(page).fill('Ask the yard **three times**.')
      await press(page, 'Save changes')
      await expect(outcome(page)).toHaveText('Saved.')
      await visitor.reload()
      await expect(visitor.locator('article strong')).toHaveText('three times')

      await press(page, 'Withdraw')
      await expect(outcome(page)).toHaveText('Withdrawn. Visitors do not see it any more.')
      await visitor.reload()
      await expect(visitor).toHaveURL(/\/blog$/)
      await visitor.goto('/')
      await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)

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
        'Say in a sentence or two what the post is about.',
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

    test('a text that is too long comes back whole', async ({ page }) => {
      const long = 'Fog. '.repeat(210_000)
      await page.goto('/admin/posts/new')
      await page.getByLabel('Title', { exact: true }).fill('Long')
      await textOf(page).evaluate((area: HTMLTextAreaElement, text) => (area.value = text), long)
      await press(page, 'Save draft')
      await expect(page.getByRole('alert')).toContainText(
        'The text has 1,049,999 characters, and a post can have 200,000.',
      )
      expect((await textOf(page).inputValue()).length).toBe(1_049_999)
    })

    test('a session that ends while somebody writes takes nothing along', async ({
      page,
      context,
    }) => {
      const title = freshTitle()
      await writePost(page, title, 'An hour of work.')
      await context.clearCookies()
      await press(page, 'Publish')
      await expect(page.getByRole('alert')).toContainText('You are not signed in any more')
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
  })
}

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

test('what is typed before the page wakes stays, in a text that was there too', async ({
  page,
}) => {
  await writePost(page, freshTitle(), 'Before.')
  await press(page, 'Save draft')
  await textOf(page).fill('Typed at once.')
  await expect(preview(page)).toHaveText('Typed at once.')
  await expect(textOf(page)).toHaveValue('Typed at once.')
})

test('leaving with a text that is not saved is asked about, sending it is not', async ({
  page,
}) => {
  await writePost(page, freshTitle())
  await expect(preview(page)).toContainText('twice')
  let asked = 0
  page.on('dialog', (dialog) => {
    asked++
    expect(dialog.type()).toBe('beforeunload')
    return dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Tools' }).click()
  await expect.poll(() => asked).toBe(1)
  await press(page, 'Save draft')
  await expect(outcome(page)).toHaveText('Saved as a draft.')
  await page.getByRole('link', { name: 'Tools' }).click()
  await expect(page).toHaveURL(/\/admin\/tools$/)
  expect(asked).toBe(1)
})

test('of two who edit the same post the second is told, with both texts before them', async ({
  page,
  context,
}) => {
  await writePost(page, freshTitle(), 'Before.')
  await press(page, 'Save draft')
  const other = await context.newPage()
  await other.goto(page.url())
  await textOf(other).fill('Theirs.')
  await press(other, 'Save draft')
  await expect(outcome(other)).toHaveText('Saved as a draft.')
  await textOf(page).fill('Mine.')
  await press(page, 'Save draft')
  await expect(page.getByRole('alert')).toContainText('Somebody else saved this post')
  await expect(textOf(page)).toHaveValue('Mine.')
  await expect(page.getByLabel('Their text')).toHaveValue('Theirs.')
  await expectAccessibleEverywhere(page)
  await textOf(page).fill('Theirs. And mine.')
  await press(page, 'Save draft')
  await expect(outcome(page)).toHaveText('Saved as a draft.')
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

test('while the database is away nothing is saved, and everything typed comes back', async ({
  page,
  site,
}) => {
  const title = freshTitle()
  await writePost(page, title, 'Written in a storm.')
  const holder = new Sqlite(join(site.dataDir, 'site.sqlite'))
  holder.exec('begin immediate')
  await press(page, 'Publish')
  await expect(page.getByRole('alert')).toContainText('The database does not answer')
  holder.exec('rollback')
  holder.close()
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
  await expect(outcome(page)).toHaveText('Published. Every page that lists posts shows it.')
  await expect(textOf(page)).toHaveValue(hostile)
  await page.goto(`/blog/${await slugOf(page)}`)
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForFunction(() => globalThis.navigates)
  await expect(page.getByText('The end.')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('article').locator('iframe, form, style, svg[onload]')).toHaveCount(0)
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
  expect(await page.title()).not.toBe('owned')
  expect([...complaints, ...seen]).toEqual([])
})

test('a post that came as HTML is edited as it stands', async ({ page, site }) => {
  const slug = `html-${Date.now()}`
  const db = new Sqlite(join(site.dataDir, 'site.sqlite'))
  db.prepare(
    `insert into blog_posts (id, slug, title, excerpt, content, category, updated_at, keywords)
     values (?, ?, 'Old post', 'Old.', ?, 'Marine Safety', '2026-01-01T00:00:00.000Z', '[]')`,
  ).run(slug, slug, '<h2>Old</h2>\n\n  <p>As <b>HTML</b>.</p>\n\n\n<ul>\n\n<li>kept</li></ul>')
  db.close()
  await page.goto(`/admin/posts/${slug}`)
  await expect(page.getByText('This post came as HTML.')).toBeVisible()
  await press(page, 'Publish')
  await page.goto(`/blog/${slug}`)
  await expect(page.locator('article').getByRole('heading', { name: 'Old' })).toBeVisible()
  await expect(page.locator('article b')).toHaveText('HTML')
  await expect(page.locator('article li', { hasText: 'kept' })).toBeVisible()
})

test('the list finds its way through many posts, and by the beginning of a title', async ({
  page,
  site,
}) => {
  fill(site, 60)
  await page.goto('/admin/posts?view=drafts')
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

test('nobody else gets in, by no door', async ({ page, context, request, baseURL }) => {
  await context.clearCookies()
  for (const path of ['/admin/posts', '/admin/posts/new', '/admin/posts/x/preview']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin\/sign-in\?to=/)
  }
  const anonymous = await request.storageState()
  expect(anonymous.cookies.length).toBeGreaterThan(0)
  const call = (path: string, headers = {}) =>
    fetch(`${baseURL}${path}`, { method: 'POST', headers, body: new FormData() })
  expect((await call('/api/staff/posts')).status).toBe(401)
  expect((await call('/api/staff/testimonials')).status).toBe(401)
  expect((await call('/api/staff/images')).status).toBe(401)
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  for (const path of ['/api/staff/posts', '/api/staff/testimonials', '/api/staff/images']) {
    const answer = await request.post(path, { headers: elsewhere, multipart: { go: 'save' } })
    expect(answer.status(), path).toBe(403)
  }
})

function fill(site: RunningSite, count: number) {
  const db = new Sqlite(join(site.dataDir, 'site.sqlite'))
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
