import { expect, type Page } from '@playwright/test'
import { type BrokerText, saveBroker } from '../../../db/texts/broker-desk.ts'
import { htmlFromMarkdown } from '../../../db/writing/post-html.ts'
import { hostilePosts } from '../../samples/hostile-posts.ts'
import { addArticles, addPost, addPosts, day } from '../../samples/posts.ts'
import { WebSite } from '../../sites/web-site.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { test } from '../checks/reading.ts'
import {
  cutOff,
  expectAccessibleEverywhere,
  expectNothingSideways,
  headOf,
  openUntil,
  writing,
} from '../fixtures/blog-site.ts'
import { expectAccessible } from '../steps/form-steps.ts'

const NOT_FOUND = 'Blog post not found'
const DAY_MS = 24 * 3600 * 1000

// One site for all of them.
test.describe.configure({ mode: 'default' })

const site = new WebSite()
test.beforeAll(async () => {
  await site.start()
  await writing(site, async (db) => {
    await addArticles(db)
    await addPosts(db, [
      { slug: 'withdrawn', publishedAt: null },
      { slug: 'seasonal-notes', category: 'Recipes', author: 'Ann Teak', publishedAt: day(1) },
    ])
  })
})
test.afterAll(() => site.remove())

const main = (page: Page) => page.locator('main')

for (const how of ['with', 'without']) {
  test(`a post that is not there leads to the list, which says so once, ${how} JavaScript`, async ({
    reader,
    plain,
  }) => {
    const page = how === 'with' ? reader : plain
    for (const slug of ['nowhere', 'withdrawn', 'category', '%F0%9F', "x'%20or%201=1"]) {
      await page.goto(`${site.address}/blog/${slug}?town=mystic`)
      await expect(page).toHaveURL(`${site.address}/blog`)
      await expect(page.getByText(NOT_FOUND)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible()
      await page.reload()
      await expect(page.getByText(NOT_FOUND)).toHaveCount(0)
    }
  })
}

test('the answer is a redirect, and what follows it is nobody else’s', async ({ request }) => {
  const redirect = await request.get(`${site.address}/blog/nowhere`, { maxRedirects: 0 })
  expect(redirect.status()).toBe(303)
  expect(redirect.headers().location).toBe('/blog')
  // A prefetch shows nothing and must not use up the toast.
  const ahead = await request.get(`${site.address}/blog/nowhere`, {
    headers: { 'sec-purpose': 'prefetch' },
  })
  expect(ahead.status()).toBe(503)
  expect(ahead.headers()['set-cookie']).toBeUndefined()
  const said = await request.get(`${site.address}/blog`)
  expect(said.headers()['cache-control']).toBe('private, no-store')
  const after = await request.get(`${site.address}/blog`)
  expect(after.headers()['cache-control']).toBe('public, no-cache')
})

test('the toast is accessible, and leaves when it is dismissed', async ({ reader: page }) => {
  await page.goto(`${site.address}/blog/nowhere`)
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(NOT_FOUND)).toBeHidden()
})

test('awake, a link to a post that is gone leads to the list and its toast too', async ({
  page,
}) => {
  await writing(site, (db) =>
    addPost(db, {
      slug: 'about-it',
      content: '<p><a href="/blog/never-written">Read on</a></p>',
    }),
  )
  const complaints = listenForComplaints(page)
  await page.goto(`${site.address}/blog/about-it`)
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForFunction(() => globalThis.navigates)
  await page.getByRole('link', { name: 'Read on' }).click()
  await expect(page).toHaveURL(`${site.address}/blog`)
  await expect(page.getByText(NOT_FOUND)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a post by someone, of no known category, says so and leads nowhere wrong', async ({
  reader: page,
}) => {
  await page.goto(`${site.address}/blog/seasonal-notes`)
  await expect(main(page).getByText('By Ann Teak', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Recipes', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Recipes' })).toHaveCount(0)
  const head = await headOf(page)
  expect(head.shareImage).toBe('/share/blog.png')
  expect(head.data('BlogPosting').author).toEqual({ '@type': 'Person', name: 'Ann Teak' })

  const text: BrokerText = {
    ...{ name: 'Ann Teak', title: 'Senior broker', licenseNumber: '', sinceYear: undefined },
    ...{ email: '', phone: '', picture: undefined, about: '', aboutHtml: '', isShown: true },
  }
  const staff = { email: 'anna@agency.example' }
  await writing(site, async (db) => {
    await saveBroker(db, { id: undefined, revision: 0, text, staff })
  })
  const profile = main(page).getByRole('link', { name: 'Ann Teak' })
  await openUntil(page, `${site.address}/blog/seasonal-notes`, () =>
    expect(profile).toHaveAttribute('href', /^\/about#broker-/, { timeout: 1000 }),
  )
  await expect(main(page).getByText('By Ann Teak, Senior broker', { exact: true })).toBeVisible()
  const { author } = (await headOf(page)).data('BlogPosting')
  expect(author).toMatchObject({ '@type': 'Person', name: 'Ann Teak', jobTitle: 'Senior broker' })
})

test('the older a post, the less of it search engines may quote, and not for ever', async ({
  reader: page,
}) => {
  const ago = (years: number, days = 0) => {
    const date = new Date(Date.now() - days * DAY_MS)
    date.setUTCFullYear(date.getUTCFullYear() - years)
    return date.toISOString()
  }
  const inAYear = ago(-1).slice(0, 10)
  // Two days: a year after a February 29 is a March 1.
  const rules = [
    { slug: 'fresh', publishedAt: ago(1, -2), rest: 'max-snippet:180' },
    { slug: 'past-one', publishedAt: ago(1, 1), rest: 'max-snippet:120' },
    { slug: 'two', publishedAt: ago(2), rest: 'max-snippet:120' },
    { slug: 'nearly-three', publishedAt: ago(3, -2), rest: 'max-snippet:120' },
    {
      slug: 'four',
      publishedAt: ago(4),
      rest: `max-snippet:120, unavailable_after:${inAYear}`,
    },
  ]
  await writing(site, (db) => addPosts(db, rules))
  for (const { slug, rest } of rules) {
    await page.goto(`${site.address}/blog/${slug}`)
    const { robots } = await headOf(page)
    expect(robots, slug).toBe(`index, follow, max-image-preview:large, ${rest}`)
  }
})

test('a title with the town names it once, and the description offers advice there', async ({
  reader: page,
}) => {
  await writing(site, (db) =>
    addPost(db, {
      slug: 'moorings',
      title: 'Moorings of [Town]',
      description: 'Who moors in [Town].',
      category: 'Boat Insurance',
      publishedAt: day(3),
    }),
  )
  await openUntil(page, `${site.address}/blog/moorings?town=mystic`, () =>
    expect(page).toHaveTitle('Moorings of Mystic | Fayerweather Marine', { timeout: 1000 }),
  )
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Who moors in Mystic. Get expert advice on boat insurance in Mystic, CT.',
  )
})

test('a table in a table leaves the page as it is, wherever it stands', async ({
  reader: page,
}) => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const inner = `<table>${row('Inner', 'Words')}</table>`
  const wide = `<table>${row(...Array.from({ length: 30 }, (_, n) => `Column_${n}`))}</table>`
  const forms = {
    'in a table': `<table>${row('Outer', 'Row')}${inner}${row('After', 'it')}</table>`,
    'in a list in a table': `<ul><li><table>${inner}<li>After</li></table></li></ul>`,
    'in a cell that another one ends': `<table><tr><td><p>a<td>b</td>${inner}</p></td></tr></table>`,
    'three deep': `<blockquote><table><table>${inner}</table></table></blockquote>`,
    'very wide': `<ul><li><table>${row('Outer')}${wide}</table><table>${row('Outer', wide)}</table></li></ul>`,
    'in markdown': htmlFromMarkdown(`Words\n\n<table>\n${inner}\n</table>\n\n- Words ${inner}`),
  }
  const posts = Object.entries(forms).map(([name, html]) => {
    const words = `The last words of a table ${name}.`
    const content = `<p>The first words.</p>${html}<p>${words}</p>`
    return { slug: name.replaceAll(' ', '-'), words, content }
  })
  await writing(site, (db) => addPosts(db, posts))
  for (const { slug, words } of posts) {
    await openUntil(page, `${site.address}/blog/${slug}`, () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(`About ${slug}`, {
        timeout: 1000,
      }),
    )
    // A tag too many would end the text there, and then what the text stands in.
    const text = page.getByText('The first words.').locator('..')
    await expect(text.getByText(words), slug).toBeVisible()
    await expect(text.getByRole('table').first()).toBeVisible()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNothingSideways(page)
    }
  }
  await expectAccessibleEverywhere(page)
})

test('a long word of a title, a name or a text is broken where it would be cut off', async ({
  reader: page,
}) => {
  const longWord = 'Wind'.repeat(40)
  await writing(site, async (db) => {
    await addPost(db, { slug: 'long-word', title: longWord, excerpt: longWord, author: longWord })
    await db
      .updateTable('testimonials')
      .set({ name: longWord, location: longWord, testimonial: longWord })
      .execute()
    await db
      .updateTable('towns')
      .set({ title: longWord, description: longWord, risk_points: JSON.stringify([longWord]) })
      .where('slug', '=', 'groton')
      .execute()
    await saveBroker(db, {
      ...{ id: undefined, revision: 0, staff: { email: 'anna@agency.example' } },
      text: {
        ...{ name: longWord, title: longWord, licenseNumber: longWord, sinceYear: undefined },
        ...{ email: '', phone: '', picture: undefined, about: longWord, isShown: true },
        aboutHtml: `<p>${longWord}</p>`,
      },
    })
  })
  for (const path of ['/blog/long-word', '/', '/towns/groton', '/about']) {
    await openUntil(page, site.address + path, () =>
      expect(main(page).getByText(longWord).first()).toBeAttached({ timeout: 1000 }),
    )
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNothingSideways(page)
      expect(await cutOff(main(page), longWord), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('hostile posts do nothing, on their pages and on every page that lists them', async ({
  page,
}) => {
  // Megabytes, on seven pages.
  test.slow()
  await writing(site, (db) => addPosts(db, hostilePosts))
  await openUntil(page, `${site.address}/blog`, () =>
    expect(page.getByRole('link', { name: 'An odd address' })).not.toHaveCount(0, {
      timeout: 1000,
    }),
  )
  const complaints = listenForComplaints(page)
  const requests: string[] = []
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    dialog.dismiss()
  })
  page.on('request', (request) => requests.push(request.url()))
  const paths = [
    ...hostilePosts.map(({ slug }) => `/blog/${encodeURIComponent(slug)}?town=old-saybrook`),
    '/blog',
    '/the-compass',
    '/',
  ]
  for (const path of paths) {
    const response = await page.goto(site.address + path)
    expect(response?.status(), path).toBe(200)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectAccessible(page)
    await expectNothingSideways(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectNothingSideways(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('main')).toHaveCount(1)
  }
  await page.goto(`${site.address}/blog/hostile?town=old-saybrook`)
  await expect(page.getByText('Words that stay.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '<script>alert("title")</script> & "quotes" Old Saybrook',
  )
  const article = main(page).locator('article')
  await article.getByText('Words that stay.').click()
  for (const name of ['a link', 'another', 'a third']) {
    await expect(article.getByText(name, { exact: true })).not.toHaveAttribute('href')
  }
  await expect(
    article
      .getByText('Words that stay.')
      .locator('..')
      .locator(
        'script, iframe, object, form, svg, style, [style], [id], [onload], [onerror], [onclick]',
      ),
  ).toHaveCount(0)
  const { shareImage } = await headOf(page)
  expect(shareImage).toBe('/share/blog.png')
  expect(requests.filter((url) => !url.startsWith(site.address))).toEqual([])
  expect(complaints).toEqual([])
})
