import { expect } from '@playwright/test'
import { freePort } from '../../servers/postgres.ts'
import { openTlsProxy } from '../../servers/tls-proxy.ts'
import { WebSite } from '../../sites/web-site.ts'
import { STAFF } from '../../staff/account.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { freshEmail, shownReference, writeMessage } from '../steps/form-steps.ts'

let site: WebSite
let proxy: Awaited<ReturnType<typeof openTlsProxy>>
let address = ''

test.beforeAll(async () => {
  const port = await freePort()
  address = `https://127.0.0.1:${port}`
  site = new WebSite({ SITE_URL: address })
  await site.start()
  proxy = await openTlsProxy(port, Number(new URL(site.address).port))
})
test.afterAll(async () => {
  proxy.close()
  await site.remove()
})
test.use({ ignoreHTTPSErrors: true, baseURL: async ({}, use) => use(address) })

test('on https, a draft’s cookie is of this host alone, and brings the visitor back', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await writeMessage(page, freshEmail())
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  const draft = (await context.cookies()).find(({ name }) => name.includes('draft-contact'))
  expect(draft).toMatchObject({
    name: '__Host-draft-contact',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    domain: '127.0.0.1',
  })

  await page.close()
  const again = await context.newPage()
  await again.goto('/contact')
  await expect(again.getByText('Welcome back')).toBeVisible()

  // A cookie that a plain connection could have set opens nothing.
  await context.clearCookies()
  const value = draft?.value as string
  await context.addCookies([{ name: 'draft-contact', value, domain: '127.0.0.1', path: '/' }])
  await again.goto('/contact')
  await expect(again.getByLabel('Name')).toBeVisible()
  await expect(again.getByText('Welcome back')).toHaveCount(0)
  await context.addCookies([{ name: '__Host-draft-contact', value, url: address, secure: true }])
  await again.goto('/contact')
  await again.getByLabel('Name').focus()
  await formAwake(again)
  await again.getByRole('button', { name: 'Send Message' }).click()
  expect(await shownReference(again)).toMatch(/^FM-/)
})

test('on https, every answer says that the site has no other address, and who may show it', async ({
  request,
}) => {
  for (const [path, mayBeShownElsewhere] of [
    ['/', false],
    ['/healthz', false],
    ['/nowhere', false],
    ['/robots.txt', false],
    ['/contact', false],
    ['/admin/sign-in', false],
    ['/images/nothing.jpg', false],
    ['/favicon.ico', true],
    ['/icon.svg', true],
  ] as const) {
    const headers = (await request.get(path)).headers()
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8,}/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    const policy = mayBeShownElsewhere ? 'cross-origin' : 'same-origin'
    expect(headers['cross-origin-resource-policy'], path).toBe(policy)
    // Files and the two letters of /healthz have nothing to frame.
    if (!mayBeShownElsewhere && path !== '/healthz')
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
})

test('on https, every cookie is one that no other host and no plain connection can set', async ({
  request,
}) => {
  const lines: string[] = []
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await request.post(path, { form, maxRedirects: 0 })
    const set = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
    lines.push(...set.map(({ value }) => value))
  }
  const person = { name: 'Pat Visitor', email: freshEmail(), zipCode: '06604' }
  await post('/api/forms/contact', { ...person, zipCode: '!' })
  await post('/api/forms/contact', { ...person, subject: 'Claims', message: 'The mooring broke.' })
  const missing = await request.get('/blog/no-such-post', { maxRedirects: 0 })
  lines.push(missing.headers()['set-cookie'] ?? '')
  await post('/api/staff-access/sign-in', { email: STAFF.email, password: 'wrong' })
  await post('/api/staff-access/sign-in', { email: STAFF.email, password: STAFF.password })

  const names = lines.map((line) => line.slice(0, line.indexOf('=')))
  expect([...new Set(names)].sort()).toEqual([
    '__Host-draft-contact',
    '__Host-known-browser',
    '__Host-missing-post',
    '__Host-received-contact',
    '__Host-staff-typist',
    '__Secure-staff-flash',
    '__Secure-staff.session_token',
  ])
  for (const line of lines) expect(line).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
})
