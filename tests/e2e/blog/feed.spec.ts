import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { relistPost } from '../../../db/writing/post-listings.ts'
import { WebSite } from '../../sites/web-site.ts'
import { until } from '../../tools/until.ts'
import { test } from '../checks/reading.ts'
import { posts, writing } from '../fixtures/blog-site.ts'

// Each test leaves the posts as the next one needs them.
test.describe.configure({ mode: 'serial' })

const site = new WebSite({ SITE_NAME: 'Fish & <Chips>' })
test.beforeAll(() => site.start())
test.afterAll(() => site.remove())

const HOSTILE = {
  title:
    'Boats & <script>alert(1)</script> ]]> "quoted" in [Town]\u0000\u0008\uffff\ud800 \u{1f6a4}',
  excerpt: '</description><item>&amp; \u000b',
  category: '<Boat> & Insurance',
  author: "O'Brien \u001b[31m",
  content: `<p onclick="alert(1)">Hello [Town] ]]&gt; \u0001<a href="/quote?a=1&b=2">quote</a>
    <a href="#part">part</a> <a href="javascript:alert(1)">no</a> <a href="mailto:a@b.example">mail</a>
    <img src="/pictures/sailing.webp" alt="A &quot;sail&quot;"><img src="https://elsewhere.example/x.png">
    <code>href="/quote"</code><script>alert(1)</script></p><p>never closed`,
}

test('before the import the feed has the three built-in posts', async ({ reader: page }) => {
  const { items, channel } = await feedOf(page)
  expect(channel).toMatchObject({
    title: 'The Compass | Fish & <Chips>',
    link: `${site.address}/the-compass`,
    self: `${site.address}/feed.xml`,
  })
  expect(items.map(({ link }) => new URL(link).pathname)).toEqual([
    '/blog/choose-right-boat-insurance',
    '/blog/navigating-storm-season',
    '/blog/essential-guide-new-boat-owners',
  ])
  for (const { link } of items) expect((await page.request.get(link)).status()).toBe(200)
})

test('the pages that list posts lead to it, and it is what it says', async ({
  reader: page,
  request,
}) => {
  for (const path of ['/blog', '/blog/navigating-storm-season', '/the-compass']) {
    await page.goto(site.address + path)
    const link = page.locator('link[rel=alternate][type="application/rss+xml"]')
    expect(await link.getAttribute('href'), path).toBe('/feed.xml')
  }
  await page.goto(`${site.address}/about`)
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0)
  const answer = await request.get(`${site.address}/feed.xml`)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, no-cache',
    'x-content-type-options': 'nosniff',
  })
})

test('whatever stands in a post, the feed is whole XML and does nothing', async ({
  reader: page,
}) => {
  await publish([{ slug: 'hostile', ...HOSTILE }])
  const { items } = await feedOf(page)
  expect(items).toHaveLength(1)
  const [post] = items
  expect(post).toMatchObject({
    title: 'Boats & <script>alert(1)</script> ]]> "quoted" in Connecticut\ufffd \u{1f6a4}',
    excerpt: '</description><item>&amp; ',
    category: HOSTILE.category,
    author: "O'Brien [31m",
    link: `${site.address}/blog/hostile`,
    guid: `${site.address}/blog/hostile`,
  })
  const body = post?.body ?? ''
  expect(body).toContain('Hello Connecticut')
  expect(body).toContain(`href="${site.address}/quote?a=1&amp;b=2"`)
  expect(body).toContain(`href="${site.address}/blog/hostile#part"`)
  expect(body).toContain('href="mailto:a@b.example"')
  expect(body).toContain(`src="${site.address}/pictures/sailing.webp"`)
  expect(body).toContain('alt="A &quot;sail&quot;"')
  expect(body).toMatch(/<code>href=("|&quot;)\/quote("|&quot;)<\/code>/)
  for (const harm of ['<script', 'onclick', 'javascript:', 'elsewhere.example']) {
    expect(body).not.toContain(harm)
  }
  expect(body).toMatch(/<\/p>\s*<p>never closed<\/p>$/)
})

test('it has the newest twenty posts, and shows a change at once', async ({ reader: page }) => {
  await publish(
    Array.from({ length: 25 }, (_, day) => ({
      slug: `day-${day}`,
      published_at: `2026-01-${String(day + 1).padStart(2, '0')}T13:00:00.000Z`,
    })),
  )
  const { items } = await feedOf(page)
  expect(items.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, index) => (index === 0 ? 'hostile' : `day-${25 - index}`)).map(
      (slug) => (slug === 'hostile' ? items[0]?.title : slug),
    ),
  )
  expect(items[1]?.date).toBe('Sun, 25 Jan 2026 13:00:00 GMT')
})

test('a client that has it gets 304, by tag and by date, until it changes', async ({ request }) => {
  const get = (headers: Record<string, string>) =>
    request.get(`${site.address}/feed.xml`, { headers })
  const first = (await get({})).headers()
  expect((await get({ 'if-none-match': first.etag ?? '' })).status()).toBe(304)
  expect((await get({ 'if-none-match': `"x", ${first.etag}` })).status()).toBe(304)
  expect((await get({ 'if-modified-since': first['last-modified'] ?? '' })).status()).toBe(304)
  expect((await get({ 'if-none-match': '"x"' })).status()).toBe(200)
  const head = await request.head(`${site.address}/feed.xml`)
  expect([head.status(), head.headers().etag]).toEqual([200, first.etag])

  // The oldest of the twenty is withdrawn: no post has a newer date for that.
  await publish([{ slug: 'day-6', published_at: null }])
  expect((await get({ 'if-none-match': first.etag ?? '' })).status()).toBe(200)
  const changed = await get({ 'if-modified-since': first['last-modified'] ?? '' })
  expect(changed.status()).toBe(200)
  expect(await changed.text()).not.toContain('day-6<')
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await get({ 'accept-encoding': encoding })
    expect(answer.headers()['content-encoding'] ?? 'identity').toBe(encoding)
    expect(await answer.text()).toBe(await changed.text())
  }
})

test('the sitemap lists every post, and no list without one', async ({ request }) => {
  const listed = async () =>
    [...(await (await request.get(`${site.address}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)/g)]
      .map(([, address = '']) => new URL(address).pathname)
      .filter((path) => /^\/(blog|the-compass)/.test(path))
  const paths = await listed()
  expect(paths).toEqual(
    expect.arrayContaining([
      '/blog',
      '/the-compass',
      '/blog/day-24',
      '/blog/day-0',
      // Not imported, and readable.
      '/blog/seasonal-boat-insurance-guide',
      '/blog/navigating-storm-season',
    ]),
  )
  expect(paths).not.toContain('/blog/day-6')
  expect(paths.filter((path) => path.includes('/category/'))).toEqual([
    '/blog/category/flood-insurance',
  ])
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) {
    expect((await request.get(site.address + path, { maxRedirects: 0 })).status(), path).toBe(200)
  }
  // Withdrawn by staff: its file does not restore it.
  await write([{ slug: 'seasonal-boat-insurance-guide', published_at: null }])
  await expect.poll(listed).not.toContain('/blog/seasonal-boat-insurance-guide')
})

test('while the posts cannot be read, the last feed is served', async ({ reader: page }) => {
  const before = await feedOf(page)
  await posts(site, 'hidden')
  try {
    // By this it has noticed: the list would otherwise be one that anybody may cache.
    const list = async () => (await fetch(`${site.address}/blog`)).headers.get('cache-control')
    await expect.poll(list).toBe('private, no-store')
    expect(await feedOf(page)).toEqual(before)
  } finally {
    await posts(site, 'restored')
  }
})

interface Row {
  slug: string
  title?: string
  excerpt?: string
  content?: string
  category?: string
  author?: string
  published_at?: string | null
}

/** Writes posts, new or known, and waits until the feed shows the change. */
async function publish(rows: Row[]) {
  const before = await feedTag()
  await write(rows)
  await until('the feed has changed', async () => (await feedTag()) !== before)
}

/** Writes posts as staff do. */
async function write(rows: Row[]) {
  await writing(site, async (db) => {
    await db.transaction().execute(async (tx) => {
      for (const row of rows) {
        const { id } = await tx
          .insertInto('blog_posts')
          .values({
            id: randomUUID(),
            title: row.slug,
            excerpt: 'Short.',
            content: '<p>Text.</p>',
            category: 'Flood Insurance',
            published_at: '2026-11-20T13:00:00.000Z',
            updated_at: new Date().toISOString(),
            keywords: '[]',
            ...row,
          })
          .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
          .returning('id')
          .executeTakeFirstOrThrow()
        await relistPost(tx, id)
      }
    })
  })
}

async function feedTag(): Promise<string | null> {
  return (await fetch(`${site.address}/feed.xml`, { method: 'HEAD' })).headers.get('etag')
}

/** The feed as a reader takes it apart: with a parser that forgives nothing. */
async function feedOf(page: Page) {
  const xml = await (await page.request.get(`${site.address}/feed.xml`)).text()
  await page.goto('about:blank')
  return page.evaluate((source) => {
    const feed = new DOMParser().parseFromString(source, 'application/xml')
    const broken = feed.querySelector('parsererror')
    if (broken) throw new Error(broken.textContent ?? 'broken')
    const text = (parent: Element | null, name: string) =>
      [...(parent?.children ?? [])].find(({ nodeName }) => nodeName === name)?.textContent ?? ''
    const channel = feed.querySelector('rss > channel')
    return {
      channel: {
        title: text(channel, 'title'),
        link: text(channel, 'link'),
        self: [...(channel?.children ?? [])]
          .find(({ nodeName }) => nodeName === 'atom:link')
          ?.getAttribute('href'),
      },
      items: [...feed.querySelectorAll('channel > item')].map((item) => ({
        title: text(item, 'title'),
        link: text(item, 'link'),
        guid: text(item, 'guid'),
        date: text(item, 'pubDate'),
        author: text(item, 'dc:creator'),
        category: text(item, 'category'),
        excerpt: text(item, 'description'),
        body: text(item, 'content:encoded'),
      })),
    }
  }, xml)
}
