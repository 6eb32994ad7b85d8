import { Hono } from 'hono'
import { streamXlsxRows } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { saveApplication } from '../../../db/leads/application.ts'
import { addNote } from '../../../db/leads/lead-notes.ts'
import type { Db } from '../../../db/open.ts'
import { saveSettings } from '../../../db/settings/settings.ts'
import { crossSite } from '../../../src/http/cross-site.ts'
import { leadListApi } from '../../../src/staff/leads/list/routes.ts'
import { flashOf } from '../../../src/staff/session/flash.ts'
import { refuseCrossSiteStaffForm } from '../../../src/staff/session/refusals.ts'
import type { StaffEnv } from '../../../src/staff/session/staff-routes.ts'
import { signedInOnly } from '../../../src/staff/session/staff-routes.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { cookiesOf, makeStaff, PASSWORD, SITE, staffSite } from '../../staff/staff-site.ts'
import { readCsv } from '../../tools/csv-reader.ts'

/** The routes of the list as staff reach them, and a cookie of one of them. */
async function desk(database: TestDatabase) {
  const anna = await makeStaff(database)
  const { post } = staffSite(database)
  const signIn = await post('/sign-in', { email: anna.email, password: PASSWORD })
  const cookie = cookiesOf(signIn).get('cookie') ?? ''
  const routes = new Hono<StaffEnv>()
    .use(crossSite(SITE, refuseCrossSiteStaffForm))
    .use(signedInOnly)
    .route('/api/staff', leadListApi)
  const ask = (
    path: string,
    init: RequestInit = {},
    headers: Record<string, string> = { cookie },
  ) => routes.fetch(new Request(`${SITE}/api/staff${path}`, { ...init, headers }))
  const send = (path: string, fields: [string, string][], headers?: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) }, headers)
  return { anna, cookie, ask, send }
}

const textOf = (answer: Response) => flashOf(cookiesOf(answer))?.text

async function exports(db: Db) {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'leads-exported')
    .orderBy('at')
    .execute()
  return rows.map(({ staff_email, details }) => [staff_email, JSON.parse(details)])
}

onBothDatabases('the list of leads over the network', (open) => {
  test('is exported to who downloads it, not to who only asks for its headers', async () => {
    const database = await open()
    const { ask } = await desk(database)
    expect((await ask('/leads.csv', { method: 'HEAD' })).status).toBe(405)
    expect(await exports(database.db)).toEqual([])
  })

  test('is exported as filtered, and the log says by whom and what', async () => {
    const database = await open()
    const { db } = database
    const jane = await acceptLead(db)
    const answered = { status_reason: 'Signed, twice', answered_at: '2026-06-02T12:00:00.000Z' }
    await db.updateTable('submissions').set(answered).where('id', '=', jane.id).execute()
    await acceptLead(db, { kind: 'call', formData: { name: 'José Peña', phone: '+12035550123' } })
    const { ask, send, anna } = await desk(database)
    const answer = await ask('/leads.csv?kind=call&view=nonsense&after=[')
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="leads-.*csv"/)
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
    expect(text.startsWith('\uFEFF"Reference","Received (UTC)"')).toBe(true)
    const [head = [], ...rows] = readCsv(text.slice(1))
    expect(rows).toHaveLength(1)
    const cell = (name: string) => rows[0]?.[head.indexOf(name)]
    expect(cell('Name')).toBe('José Peña')
    expect(cell('Phone')).toBe('+1 203 555 0123')
    expect(cell('Kind')).toBe('Request for a call')
    expect(cell('First campaign')).toBe('spring')
    expect(cell('Town')).toBe('Bridgeport')
    const lines = (await (await ask('/leads.jsonl')).text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        Name: 'Jane Doe',
        'Vessel type': 'Center Console',
        'Type of insurance': 'Boat & Yacht Insurance',
        'Why won or lost': 'Signed, twice',
        'First answered (UTC)': '2026-06-02T12:00:00.000Z',
      },
      { Name: 'José Peña', Phone: '+12035550123' },
    ])
    expect(await (await ask('/leads.csv?search=jane&kind=quote')).text()).toContain('Jane')
    const chosen = await send('/leads.csv', [
      ['ids', jane.id],
      ['ids', 'unknown'],
    ])
    expect(readCsv((await chosen.text()).replace('\uFEFF', ''))).toHaveLength(2)
    expect(textOf(await send('/leads.csv', []))).toContain('No lead was selected')
    expect(await exports(db)).toEqual([
      [anna.email, { filter: 'kind=call', leads: 1, format: 'csv' }],
      [anna.email, { filter: '', leads: 2, format: 'jsonl' }],
      [anna.email, { filter: 'kind=quote', searched: true, leads: 1, format: 'csv' }],
      [anna.email, { selected: [jane.id, 'unknown'], leads: 2, format: 'csv' }],
    ])
  })

  test('says beside a rounded length and a limit what the visitor typed', async () => {
    const database = await open()
    const { ask } = await desk(database)
    const request = quoteRequest()
    const typed = { vessel_length_as_typed: '28\' 6"', vessel_value_as_typed: 'over 45k' }
    await acceptLead(database.db, { ...request, formData: { ...request.formData, ...typed } })
    const [head = [], row = []] = readCsv(await (await ask('/leads.csv')).text())
    const cell = (name: string) => row[head.indexOf(name)]
    expect(cell('Vessel length as typed')).toBe(typed.vessel_length_as_typed)
    expect(cell('Estimated value as typed')).toBe(typed.vessel_value_as_typed)
  })

  test('holds no formula in a file, whatever visitors typed', async () => {
    const database = await open()
    const { db } = database
    const { ask } = await desk(database)
    const hostile = [
      '=1+1',
      '@SUM(A1)',
      '-2+3',
      '+1+1',
      '\t=x',
      '=HYPERLINK("http://x")',
      ' =1',
      '＝1',
    ]
    for (const text of hostile) {
      const request = quoteRequest()
      const formData = { ...request.formData, first_name: text, additional_details: `${text}\n=2` }
      await acceptLead(db, { ...request, formData })
    }
    await acceptLead(db, { email: '+jane@visitor.example' })
    const [head = [], ...rows] = readCsv(
      (await (await ask('/leads.csv')).text()).replace('\uFEFF', ''),
    )
    expect(rows).toHaveLength(hostile.length + 1)
    for (const row of rows) {
      for (const [at, text] of row.entries()) {
        if (head[at] !== 'Email') expect(text).not.toMatch(/^\s*[=+\-@＝]/)
      }
    }
    // Leads of the same millisecond stand in any order.
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)])
    expect(column('Email')).toContain('+jane@visitor.example')
    expect(column('First name')).toContain("'=1+1")
  })

  test('is a workbook with every column and the notes, and CSV has the notes as well', async () => {
    const database = await open()
    const { db } = database
    const { ask, send, anna } = await desk(database)
    const jane = await acceptLead(db)
    const moments = { created_at: '2026-11-23T14:05:00.000Z', follow_up_on: '2026-12-01' }
    await db.updateTable('submissions').set(moments).where('id', '=', jane.id).execute()
    await addNote(db, anna, jane.id, 'Called, wants Tuesday')
    await addNote(db, anna, jane.id, '=2+2')
    const answer = await ask('/leads.xlsx')
    expect(answer.headers.get('content-disposition')).toMatch(/filename="leads-[\d-]+\.xlsx"/)
    const [head = [], row = [], ...others] = await sheetOf(answer)
    expect(others).toEqual([])
    const cell = (name: string) => row[head.indexOf(name)]
    expect(cell('ZIP code')).toBe('06604')
    expect(cell('Phone')).toBe('203-555-0123')
    expect(cell('Received (UTC)')).toEqual(new Date('2026-11-23T14:05:00Z'))
    expect(cell('Received (office time)')).toEqual(new Date('2026-11-23T09:05:00Z'))
    expect(cell('Follow-up')).toEqual(new Date('2026-12-01T00:00:00Z'))
    const notes = new RegExp(`^\\S+ \\S+ ${anna.email}: Called, wants Tuesday\n\n.*: =2\\+2$`)
    expect(cell('Notes')).toMatch(notes)
    const [names, csv] = readCsv((await (await ask('/leads.csv')).text()).replace('\uFEFF', ''))
    expect(head).toEqual(names)
    expect(csv?.[head.indexOf('Notes')]).toBe(cell('Notes'))
    expect(await sheetOf(await send('/leads.xlsx', [['ids', jane.id]]))).toEqual([head, row])
  })

  test('is exported with the columns of the agency’s own system, a list and one lead', async () => {
    const database = await open()
    const { db } = database
    const { ask, send, anna } = await desk(database)
    const jane = await acceptLead(db)
    await saveApplication(db, jane.id, { top_speed: '40 mph', boat_name: '=1+1' })
    await acceptLead(db, { kind: 'call', formData: { name: 'José Peña' } })
    const value = [
      { column: '=Last', field: 'Last name' },
      { column: 'Speed', field: 'Application: Top speed, in knots' },
      { column: 'Vessel', field: 'Application: Name of the boat' },
    ]
    const columns = { name: 'export-columns', revision: 0, value, changed: [] } as const
    expect(await saveSettings(db, anna, columns)).toBe(true)
    const list = await ask('/leads.mapped.csv')
    expect(list.headers.get('content-disposition')).toMatch(/filename="leads-[\d-]+\.mapped\.csv"/)
    expect(list.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await list.arrayBuffer())
    expect(text.startsWith('\uFEFF')).toBe(true)
    const head = ["'=Last", 'Speed', 'Vessel']
    const ofJane = ['Doe', '35', "'=1+1"]
    const rows = readCsv(text.slice(1))
    expect(rows).toHaveLength(3)
    expect(rows).toEqual(expect.arrayContaining([head, ofJane, ['', '', '']]))
    const one = await (await send('/leads.mapped.csv', [['ids', jane.id]])).text()
    expect(readCsv(one.replace('\uFEFF', ''))).toEqual([head, ofJane])
    expect(await exports(db)).toEqual([
      [anna.email, { filter: '', leads: 2, format: 'mapped.csv' }],
      [anna.email, { selected: [jane.id], leads: 1, format: 'mapped.csv' }],
    ])
  })

  test('is broken off, not ended, when the database fails in the middle', async () => {
    const database = await open()
    const { db } = database
    for (let n = 0; n < 3; n++) await acceptLead(db)
    const { ask } = await desk(database)
    const answers = [await ask('/leads.csv'), await ask('/leads.xlsx')]
    await db.schema.dropTable('amendments').execute()
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      await expect(answer.arrayBuffer()).rejects.toThrow()
    }
  })

  test('takes what is done with several, says how many, and comes back to the same list', async () => {
    const database = await open()
    const { db } = database
    const ids = [(await acceptLead(db)).id, (await acceptLead(db)).id]
    const { send, anna } = await desk(database)
    const work = (does: string, chosen: string[], more: [string, string][] = []) =>
      send('/leads/selected', [
        ['do', does],
        ['list', 'view=open&search=jane&evil=//x'],
        ...chosen.map((id): [string, string] => ['ids', id]),
        ...more,
      ])
    const assigned = await work('assign', [...ids, ...ids, 'unknown'], [['staff', anna.id]])
    expect(assigned.headers.get('location')).toBe('/admin/leads?view=open&search=jane')
    expect(textOf(assigned)).toBe('2 leads were assigned to Anna Fowler. 1 lead was gone already.')
    expect(textOf(await work('assign', ids, [['staff', 'stranger']]))).toMatch(/^Choose to whom/)
    expect(textOf(await work('handled', ids.slice(0, 1)))).toBe('1 lead was marked as handled.')
    expect(textOf(await work('nonsense', ids))).toMatch(/^Choose what to do/)
    expect(textOf(await work('delete', []))).toMatch(/^No lead was selected/)
    const many = Array.from({ length: 101 }, (_, n) => `id ${n}`)
    expect(textOf(await work('delete', many))).toMatch(/^At most 100/)
    expect(textOf(await work('delete', ['unknown', '\0']))).toMatch(/^Nothing was changed/)
    expect(textOf(await work('delete', ids))).toBe('2 leads were deleted.')
    expect(await db.selectFrom('submissions').select('id').execute()).toEqual([])
  })
})

/** The rows of a workbook that was downloaded. */
async function sheetOf(answer: Response) {
  const rows = []
  for await (const { values } of streamXlsxRows(new Uint8Array(await answer.arrayBuffer())))
    rows.push(values)
  return rows
}
