import { expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '../../../db/open.ts'
import { recordVisit } from '../../../db/ops/visits.ts'
import { isBot } from '../../../src/http/is-bot.ts'
import type { Context } from '../../../src/server/trpc/init.ts'
import { visitsRouter } from '../../../src/server/trpc/router.ts'
import { officeDay } from '../../../src/settings/office-day.ts'
import { onBothDatabases, openSqlite } from '../../servers/databases.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

onBothDatabases('a visit', (open) => {
  test('is counted for its page, in total and by day, however many come at once', async () => {
    const { db } = await open()
    const days = ['2026-11-20', '2026-11-21'] as const
    const visits = Array.from({ length: 60 }, (_, i) => ({ path: '/', day: days[i % 2] ?? '' }))
    await Promise.all(visits.map((visit) => recordVisit(db, visit)))
    await recordVisit(db, { path: '/towns', day: days[0], at: '2026-11-20T12:00:00.000Z' })
    expect(await totals(db)).toEqual({ '/': 60, '/towns': 1 })
    expect(await byDay(db)).toEqual({
      '/ 2026-11-20': 30,
      '/ 2026-11-21': 30,
      '/towns 2026-11-20': 1,
    })
    const { last_visit } = await db
      .selectFrom('page_visits')
      .select('last_visit')
      .where('page_path', '=', '/towns')
      .executeTakeFirstOrThrow()
    expect(last_visit).toBe('2026-11-20T12:00:00.000Z')
  })

  test('of two processes is counted beside the others, and one that cannot be written stops no other', async () => {
    const { db, url } = await open()
    const other = openDatabase(url)
    onTestFinished(() => other.destroy())
    const day = '2026-11-20'
    await expect(recordVisit(db, { path: null as never, day })).rejects.toThrow()
    const paths = ['/towns', '/', '/products', '/']
    const processes = [db, other]
    await Promise.all(
      Array.from({ length: 80 }, (_, visit) =>
        recordVisit(processes[visit % 2] as Db, { path: paths[visit % 4] ?? '', day }),
      ),
    )
    expect(await totals(db)).toEqual({ '/': 40, '/products': 20, '/towns': 20 })
  })

  test('that another process writes later than one after it is not the last', async () => {
    const { db } = await open()
    const day = '2026-11-20'
    const last = async () => (await db.selectFrom('page_visits').select('last_visit').execute())[0]
    for (const [at, expected] of [
      ['2026-11-20T12:00:01.000Z', '2026-11-20T12:00:01.000Z'],
      ['2026-11-20T12:00:00.999Z', '2026-11-20T12:00:01.000Z'],
      ['2026-11-20T12:00:02.000Z', '2026-11-20T12:00:02.000Z'],
    ] as const) {
      await recordVisit(db, { path: '/', day, at })
      expect(await last(), at).toEqual({ last_visit: expected })
    }
    expect(await totals(db)).toEqual({ '/': 3 })
  })

  test('is recorded by a call for tracked pages alone, those of real towns among them', async () => {
    const { db } = await open()
    const call = caller(db, { 'user-agent': FIREFOX })
    for (const path of ['/', '/towns', '/products', '/towns/old-saybrook']) {
      expect(await call({ path }), path).toEqual({ counted: true })
    }
    const others = ['/about', '/towns/atlantis', '/products/x', '//', '/towns/', '', '/?a=1']
    for (const path of others) expect(await call({ path }), path).toEqual({ counted: false })
    expect(Object.keys(await totals(db)).sort()).toEqual([
      '/',
      '/products',
      '/towns',
      '/towns/old-saybrook',
    ])
    expect(Object.keys(await byDay(db))).toContain(`/ ${officeDay()}`)
  })
})

test('a call that names no path, or no path that could be one, is refused', async () => {
  const { db } = await openSqlite()
  const call = caller(db, {})
  await expect(call({} as never)).rejects.toThrow()
  await expect(call({ path: `/towns/${'x'.repeat(300)}` })).rejects.toThrow()
})

test('crawlers, pages made ahead and other sites are answered but not counted', async () => {
  const { db } = await openSqlite()
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const otherSites: Record<string, string>[] = [
    { 'user-agent': googlebot },
    { 'user-agent': FIREFOX, 'sec-purpose': 'prefetch;prerender' },
    { 'user-agent': FIREFOX, 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of otherSites) {
    expect(await caller(db, headers)({ path: '/' })).toEqual({ counted: false })
  }
  expect(await totals(db)).toEqual({})
})

test.each([
  ['bingbot/2.0', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse', true],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) Chrome/130.0', false],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0', false],
  [FIREFOX, false],
])('%s is a bot: %s', (agent, expected) => {
  expect(isBot(new Headers({ 'user-agent': agent }))).toBe(expected)
})

function caller(db: Db, headers: Record<string, string>) {
  const request = new Request('http://localhost/api/trpc/visits.record', { headers })
  return visitsRouter.createCaller({ db, request } as Context).record
}

async function totals(db: Db) {
  const rows = await db.selectFrom('page_visits').select(['page_path', 'visit_count']).execute()
  return Object.fromEntries(rows.map((row) => [row.page_path, Number(row.visit_count)]))
}

async function byDay(db: Db) {
  const rows = await db.selectFrom('page_visit_days').selectAll().execute()
  return Object.fromEntries(
    rows.map((row) => [`${row.page_path} ${row.day}`, Number(row.visit_count)]),
  )
}
