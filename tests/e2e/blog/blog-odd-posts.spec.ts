import { expect, type Page } from '@playwright/test'
import { saveBroker } from '../../../db/texts/broker-admin.ts'
import { htmlFromMarkdown } from '../../../db/writing/post-html.ts'
import { hostilePosts } from '../../samples/hostile-posts.ts'
import { addArticles, addPost, addPosts } from '../../samples/posts.ts'
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

// One site for all of them.
test.describe.configure({ mode: 'default' })

const site = new WebSite()
test.beforeAll(async () => {
  await site.start()
  await writing(site, addArticles)
})
test.afterAll(() => site.remove())

const main = (page: Page) => page.locator('main')

test('a table in a table leaves the page as it is, wherever it stands', async ({
  reader: page,
}) => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const inner = `<table>${row('Inner', 'Words')}</table>`
  const wide = `<table>${row(...Array.from({ length: 30 }, (_, n) => `Column_${n}`))}</table>`
  const forms = {
    // Of the others: tests/unit/content/blog.test.ts.
    'in a cell that another one ends': `<table><tr><td><p>a<td>b</td>${inner}</p></td></tr></table>`,
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
