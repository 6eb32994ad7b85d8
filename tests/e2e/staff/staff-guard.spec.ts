import { expect } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { asStaff, signedIn } from '../fixtures/signed-in.ts'

const PAGES = ['/admin', '/admin/tools', '/admin/account', '/admin/account/codes', '/admin/nowhere']

test('without a session a staff page leads to sign-in and back, whatever its spelling', async ({
  request,
  baseURL,
}) => {
  for (const path of [
    ...PAGES,
    '/admin/tools?run=1',
    '/%61dmin/tools',
    `${baseURL}//admin/tools`,
    '/ADMIN',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['cache-control']], path).toEqual([303, 'no-store'])
    const location = new URL(answer.headers().location ?? '', 'http://site')
    expect(location.pathname).toBe('/admin/sign-in')
    expect(await answer.text()).toBe('')
  }
})

test('who is not signed in is given back what they sent, and no work is done on it', async ({
  request,
}) => {
  const answer = await request.post('/api/staff/posts', {
    multipart: { title: 'A', markdown: '**bold**', picture: '/pictures/sailing.webp' },
  })
  expect(answer.status()).toBe(401)
  const html = await answer.text()
  expect(html).toContain('You are no longer signed in')
  expect(html).toContain('**bold**</textarea>')
  expect(html).not.toContain('<strong>bold')
  expect(html).not.toContain('src="/pictures/sailing')
  const long = 'x'.repeat(2_000_000)
  const tooLong = await request.post('/api/staff/posts', { multipart: { markdown: long } })
  expect(tooLong.status()).toBe(413)
  const body = await request.post('/api/auth/sign-in/email', { data: { email: long } })
  expect(body.status()).toBe(413)
})

test.describe('signed in', () => {
  test.use(asStaff)

  test('staff pages are neither cached nor indexed', async ({ page, request }) => {
    for (const path of [
      '/admin/sign-in',
      '/admin/account',
      '/admin/account/codes',
      '/admin/nowhere',
    ]) {
      const answer = await page.request.get(path)
      expect(answer.headers()['cache-control'], path).toBe('private, no-store')
      expect(answer.headers()['x-robots-tag'], path).toBe('noindex')
      expect(answer.status(), path).toBe(path === '/admin/nowhere' ? 404 : 200)
    }
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/admin')
    await page.goto('/admin/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
  })

  test('no visitor page loads what is for staff, and no staff page what is for visitors', async ({
    page,
  }) => {
    await page.goto('/admin/account')
    await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByText('Schedule', { exact: false })).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Staff' })).toHaveCount(0)
    // Staff see at once what they changed: theirs is nobody else's copy.
    expect((await page.request.get('/')).headers()['cache-control']).toBe('private, no-store')
  })
})

test('a staff page that does not exist looks like the others, and a visitor’s has no style of theirs', async ({
  browser,
  baseURL,
  page: visitor,
}) => {
  const sheets = 'link[rel=stylesheet]'
  await visitor.goto('/nowhere')
  await expect(visitor.locator(sheets)).toHaveCount(1)
  const context = await browser.newContext({ baseURL, storageState: signedIn() })
  const page = await context.newPage()
  await page.goto('/admin/nowhere')
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await expect(page.locator(sheets)).toHaveCount(2)
  const menu = page.getByRole('navigation', { name: 'Staff' })
  const looks = (element: Element) => getComputedStyle(element).display
  const there = await menu.evaluate(looks)
  await page.goto('/admin')
  expect(await menu.evaluate(looks)).toBe(there)
  await context.close()
})
