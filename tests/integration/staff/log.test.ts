import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isPostgres } from '../../../db/leads/search-index.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import { LOG_PAGE_SIZE, listLog, listLoggedPeople } from '../../../db/staff/audit-list.ts'
import { inWords } from '../../../src/staff/log/action-words.ts'
import { ACTION_KINDS, parseLogQuery } from '../../../src/staff/log/load-log.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const ANNA = { email: 'anna@agency.example' }
const BEN = { email: 'ben@agency.example' }

onBothDatabases('the log', (open) => {
  test('is read newest first, page by page, and no entry twice, also of one moment', async () => {
    const { db } = await open()
    const all = LOG_PAGE_SIZE * 2 + 3
    const at = new Date().toISOString()
    const rows = Array.from({ length: all }, (_, n) =>
      row(n < 70 ? at : `2026-01-01T00:00:0${n % 10}.000Z`),
    )
    await db.insertInto('audit_log').values(rows).execute()
    const seen: string[] = []
    let after: { at: string; id: string } | undefined
    for (let page = 0; page < 3; page++) {
      const { entries, hasMore } = await listLog(db, { after })
      seen.push(...entries.map(({ at, id }) => `${at} ${id}`))
      expect(hasMore).toBe(page < 2)
      after = entries.at(-1)
    }
    expect(new Set(seen).size).toBe(all)
    expect(seen).toEqual(seen.toSorted().reverse())
  })

  test('is filtered by person, kind and time', async () => {
    const { db } = await open()
    await recordAudit(db, { staff: ANNA, action: 'subscribers-exported' })
    await recordAudit(db, { staff: ANNA, action: 'role-changed', about: BEN.email })
    await recordAudit(db, { staff: BEN, action: 'post-deleted', about: 'fog' })
    await recordAudit(db, { staff: BEN, action: 'a-new-thing-deleted' })
    const found = async (query: Parameters<typeof listLog>[1]) =>
      (await listLog(db, query)).entries.map(({ action }) => action).sort()
    expect(await found({ person: BEN.email })).toEqual([
      'a-new-thing-deleted',
      'post-deleted',
      'role-changed',
    ])
    expect(await found({ actions: ACTION_KINDS.deletion })).toEqual([
      'a-new-thing-deleted',
      'post-deleted',
    ])
    expect(await found({ actions: ACTION_KINDS.download })).toEqual(['subscribers-exported'])
    expect(await found({ person: ANNA.email, actions: ACTION_KINDS.account })).toEqual([
      'role-changed',
    ])
    expect(await found({ until: '2026-01-01T00:00:00.000Z' })).toEqual([])
    expect(await found({ from: '2026-01-01T00:00:00.000Z' })).toHaveLength(4)
    expect(await listLoggedPeople(db)).toEqual([ANNA.email, BEN.email])
  })

  test('cannot be changed, by no statement', async () => {
    const { db } = await open()
    await recordAudit(db, { staff: ANNA, action: 'leads-exported', details: { leads: 1 } })
    for (const change of [
      db.updateTable('audit_log').set({ details: '{}' }),
      db.deleteFrom('audit_log'),
    ]) {
      await expect(change.execute()).rejects.toThrow('the log cannot be changed')
    }
    if (!isPostgres(db)) return
    await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('the log cannot be changed')
  })
})

test('an entry is a sentence, and a code that nobody knows is shown as it is', () => {
  const entry = { id: '', at: '', staffEmail: ANNA.email, about: BEN.email, details: {} }
  const details = { from: 'writer', to: 'broker' }
  expect(inWords({ ...entry, action: 'role-changed', details }).did).toBe(
    'changed the role of ben@agency.example from writer to broker',
  )
  const changed = { changed: 'blogPhone, opens' }
  const settings = { ...entry, action: 'settings-changed' }
  expect(inWords({ ...settings, about: 'agency', details: changed }).did).toBe(
    'changed the agency’s details: Phone next to articles, Weekdays from',
  )
  const days = { changed: '2026-12-24, 2026-12-31' }
  expect(inWords({ ...settings, about: 'closing-days', details: days }).did).toBe(
    'changed the closing days: 2026-12-24, 2026-12-31',
  )
  expect(inWords({ ...settings, about: null }).did).toBe('changed the settings')
  expect(inWords({ ...entry, action: 'constructor' }).did).toBe('constructor, ben@agency.example')
  expect(inWords({ ...entry, staffEmail: null, action: 'sign-in-failed' })).toEqual({
    who: 'Somebody',
    did: 'tried to sign in as ben@agency.example with a wrong password',
  })
})

test('what is no filter in the address is ignored', () => {
  const query = (text: string) => parseLogQuery(new URLSearchParams(text))
  const nothing = {
    person: undefined,
    kind: undefined,
    from: undefined,
    to: undefined,
    after: undefined,
  }
  expect(query('kind=toString&from=2026-13-40&to=today&after=x&person=%00')).toEqual(nothing)
  expect(query('kind=deletion&from=2026-11-01&after=a%20b')).toEqual({
    ...nothing,
    kind: 'deletion',
    from: '2026-11-01',
    after: { at: 'a', id: 'b' },
  })
})

function row(at: string) {
  return { id: crypto.randomUUID(), at, staff_email: null, action: 'x', about: null, details: '{}' }
}
