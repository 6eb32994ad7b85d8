import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { may } from '../../../src/staff/session/permissions.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { type Asked, isExport, otherWrites, staffAddresses } from '../../staff/addresses.ts'
import { DRAFT, openRefusingSite, type RefusingSite, VISITOR } from '../../staff/refusing-site.ts'

// The application is only asked for its routes: what they answer comes from the built site.
vi.mock('waku/router/server', () => ({}))
vi.mock('../../../src/server/pages/pages.ts', () => ({ openPages: () => ({ routes: new Hono() }) }))

/** What becomes of a session; whoever asks has the cookie from before. */
const BECOMES: Record<string, (site: RefusingSite) => Promise<string>> = {
  'no cookie': async () => '',
  'a cookie that was made up': async () => 'staff.session_token=x.y',
  'a cookie signed without the secret': async (site) => {
    const cookie = await workingCookie(site)
    const [name, value = ''] = cookie.split('=')
    const [token = ''] = decodeURIComponent(value).split('.')
    const signature = createHmac('sha256', 'guessed').update(token).digest('base64')
    return `${name}=${encodeURIComponent(`${token}.${signature}`)}`
  },
  'a cookie copied before its owner signed out': async (site) => {
    const cookie = await workingCookie(site)
    await succeed(site, '/api/staff-access/sign-out', cookie)
    return cookie
  },
  'a stolen cookie whose session its owner ended from elsewhere': async (site) => {
    const { email, cookie } = await site.newAccount('owner')
    await expectWorking(site, cookie)
    const elsewhere = await site.signIn(email)
    await succeed(site, '/api/staff/account/sessions/end-others', elsewhere)
    await expectWorking(site, elsewhere)
    return cookie
  },
  'a cookie whose sessions another owner ended': async (site) => {
    const { id, cookie } = await site.newAccount('owner')
    await expectWorking(site, cookie)
    const other = await workingCookie(site)
    await succeed(site, '/api/staff/accounts/end-sessions', other, { id })
    return cookie
  },
  'a cookie whose session has expired': async (site) => {
    const { id, cookie } = await site.newAccount('owner')
    await expectWorking(site, cookie)
    const expiresAt = new Date(Date.now() - 1000).toISOString()
    const sessions = site.db.updateTable('staff_sessions').set({ expiresAt })
    await sessions.where('userId', '=', id).execute()
    return cookie
  },
  'a cookie whose account was removed': async (site) => {
    const { id, cookie } = await site.newAccount('owner')
    await expectWorking(site, cookie)
    await site.db.deleteFrom('staff').where('id', '=', id).execute()
    return cookie
  },
}

const ELSEWHERE = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]

onBothDatabases('every page, route and procedure for staff', (open, kind) => {
  test('is refused without a session that lasts, says nothing, and does nothing', async () => {
    const site = await openRefusingSite(await open())
    const secrets = secretsOf(site)
    for (const [name, become] of Object.entries(BECOMES)) {
      const cookie = await become(site)
      const before = await contents(site.db)
      const all = staffAddresses(site)
      // The database only says whom a cookie signs in; that each address asks, one of them shows.
      for (const asked of kind === 'SQLite' ? all : oneOfEachSort(all)) {
        const { answer, text } = await ask(site, asked, cookie)
        const what = `${asked.name}, with ${name}`
        expect(secretIn(text, secrets), what).toBeUndefined()
        expect(answer.status, what).toBe(asked.sort === 'page' ? 303 : 401)
        if (asked.sort === 'parts') expect(text, what).toBe('Sign in first.')
        if (asked.sort === 'page') {
          expect(answer.headers.get('location'), what).toMatch(/^\/admin\/sign-in(\?|$)/)
          expect(text, what).toBe('')
        }
      }
      expect(await contents(site.db), name).toEqual(before)
    }
  })

  test('that shows an owner a visitor refuses a writer, and says nothing', async () => {
    const site = await openRefusingSite(await open())
    const { cookie: owner } = await site.newAccount('owner')
    const shown = new Set<string>()
    const ofVisitor = secretsOf(site, [VISITOR])
    for (const asked of staffAddresses(site).filter(({ isReading }) => isReading)) {
      const { answer, text } = await ask(site, asked, owner)
      expect(answer.status, asked.name).toBeLessThan(400)
      if (secretIn(text, ofVisitor)) shown.add(asked.name)
      if (asked.name === 'page /admin/posts') expect(text.includes(DRAFT)).toBe(true)
    }
    expect([...shown]).toEqual(
      expect.arrayContaining([
        'page /admin/leads',
        'parts of /admin/leads',
        `page /admin/leads/${site.ids.leadId}`,
        'page /admin/leads/unfinished',
        `page /admin/leads/unfinished/${site.ids.draftId}`,
        'GET /api/staff/leads.csv',
        'POST /api/staff/leads.jsonl',
        'GET /api/staff/newsletter.csv',
        'leads.find',
        'leads.since',
      ]),
    )

    const { cookie: writer } = await site.newAccount('writer')
    const before = await contents(site.db, OF_VISITORS)
    for (const asked of staffAddresses(site)) {
      const { answer, text } = await ask(site, asked, writer)
      expect(secretIn(text, ofVisitor), asked.name).toBeUndefined()
      const { audience } = asked
      const isRefused = shown.has(asked.name) || (audience && !may({ role: 'writer' }, audience))
      if (isRefused) expect(answer.status, asked.name).toBe(403)
    }
    expect(await contents(site.db, OF_VISITORS)).toEqual(before)
  })

  // Refused before any database is asked.
  if (kind !== 'SQLite') return
  test('takes nothing from another site, and lets it read nothing, even with an owner’s cookie', async () => {
    const site = await openRefusingSite(await open())
    const { cookie } = await site.newAccount('owner')
    const before = await contents(site.db)
    const all = [...staffAddresses(site), ...otherWrites()]
    for (const elsewhere of ELSEWHERE) {
      for (const asked of all.filter(({ method, path }) => method !== 'GET' || isExport(path))) {
        const { answer, text } = await ask(site, asked, cookie, elsewhere)
        const what = `${asked.name} ${JSON.stringify(elsewhere)}`
        expect(answer.status, what).toBe(403)
        expect(secretIn(text, secretsOf(site)), what).toBeUndefined()
      }
    }
    expect(await contents(site.db)).toEqual(before)
    for (const asked of all) {
      const { answer } = await ask(site, asked, cookie, { origin: 'https://evil.example' })
      expect(answer.headers.has('access-control-allow-origin'), asked.name).toBe(false)
    }
    await expectWorking(site, cookie)
  })
})

async function ask(site: RefusingSite, asked: Asked, cookie: string, headers: object = {}) {
  const { method, path, body } = asked
  const type = typeof body === 'string' && { 'content-type': 'application/json' }
  const sent = { ...headers, ...type, ...(cookie && { cookie }) }
  const answer = await site.ask(path, { method, headers: sent, ...(body && { body }) })
  return { answer, text: await answer.text() }
}

function oneOfEachSort(all: Asked[]): Asked[] {
  return [...Map.groupBy(all, ({ sort }) => sort).values()].flatMap((some) => some.slice(0, 1))
}

/** What no refusal may contain. */
function secretsOf({ ids }: RefusingSite, words = [VISITOR, DRAFT]): RegExp {
  return new RegExp([...words, ids.reference].join('|'), 'i')
}

/** The first of them that a text says: a page is too long for a message about a failure. */
function secretIn(text: string, secrets: RegExp): string | undefined {
  return secrets.exec(text)?.[0]
}

async function workingCookie(site: RefusingSite): Promise<string> {
  const { cookie } = await site.newAccount('owner')
  await expectWorking(site, cookie)
  return cookie
}

async function expectWorking(site: RefusingSite, cookie: string) {
  const answer = await site.ask('/admin/leads', { headers: { cookie } })
  expect(answer.status, 'the cookie works').toBe(200)
  expect((await answer.text()).includes(VISITOR), 'the cookie shows a lead').toBe(true)
}

async function succeed(site: RefusingSite, path: string, cookie: string, fields = {}) {
  const body = new URLSearchParams(fields)
  const answer = await site.ask(path, { method: 'POST', body, headers: { cookie } })
  expect(answer.status, path).toBe(303)
}

const OF_VISITORS = ['submissions', 'lead_notes', 'attachments', 'deliveries', 'subscribers']
/** These change by themselves. */
const RESTLESS = /^(staff_sessions|heartbeats|lead_search\w*)$/

/** All rows of the database, or of some tables. */
async function contents(db: Db, only?: string[]): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name as 'submissions')
  const chosen = names.filter((name) => only?.includes(name) ?? !RESTLESS.test(name))
  expect(chosen.length).toBeGreaterThanOrEqual(only?.length ?? 20)
  const rows = chosen.map(async (name) => [name, await db.selectFrom(name).selectAll().execute()])
  return Object.fromEntries(await Promise.all(rows))
}
