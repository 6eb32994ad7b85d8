import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { saveApplication } from '../../../db/leads/application.ts'
import { eventsOf } from '../../../db/leads/lead.ts'
import { newId } from '../../../db/new-id.ts'
import { leadPaperApi } from '../../../src/staff/leads/paper/routes.ts'
import type { StaffEnv } from '../../../src/staff/session/staff-routes.ts'
import { allow, signedInOnly } from '../../../src/staff/session/staff-routes.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { cookiesOf, makeStaff, PASSWORD, SITE, staffSite } from '../../staff/staff-site.ts'
import { pagesOfPdf } from '../../tools/pdf-text.ts'

/** The downloads of leads as staff reach them. */
async function desk(database: TestDatabase) {
  const { email } = await makeStaff(database)
  const signIn = await staffSite(database).post('/sign-in', { email, password: PASSWORD })
  const cookie = cookiesOf(signIn).get('cookie') ?? ''
  const routes = new Hono<StaffEnv>()
    .use(signedInOnly)
    .use(allow('leads'))
    .route('/api/staff/leads', leadPaperApi)
  return (path: string, init: RequestInit = {}) =>
    routes.fetch(
      new Request(`${SITE}/api/staff/leads/${path}`, {
        ...init,
        headers: { cookie, ...init.headers },
      }),
    )
}

onBothDatabases('a lead as a file', (open) => {
  test('is a PDF with its answers, under its reference, and the log says who has it', async () => {
    const database = await open()
    const { db } = database
    const request = quoteRequest()
    const formData = { ...request.formData, first_name: 'Łukasz', last_name: 'Nguyễn' }
    const fileId = await storedFile(db, { filename: 'survey.pdf' })
    const lead = await acceptLead(db, { ...request, formData, attachmentIds: [fileId] })
    await saveApplication(db, lead.id, { make: 'Grady-White', top_speed: '45 mph' })
    const ask = await desk(database)
    const answer = await ask(`${lead.id}/request.pdf`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain(`"${lead.reference}.pdf"`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = (await pagesOfPdf(new Uint8Array(await answer.arrayBuffer()))).join(' ')
    expect(text).toContain('Łukasz Nguyễn')
    expect(text).toContain('Vessel type Center Console')
    expect(text).toContain('Make Grady-White')
    expect(text).toContain('Top speed 39 knots')
    expect(text).toContain('survey.pdf')
    const [event] = await eventsOf(db, lead.id)
    expect(event).toMatchObject({ action: 'lead-downloaded', details: { format: 'PDF' } })
  })

  test('is JSON: what the webhook posts, with every answer as it was understood', async () => {
    const database = await open()
    const { db } = database
    const lead = await acceptLead(db)
    await saveApplication(db, lead.id, { top_speed: '45 mph', hin: 'ABC' })
    const ask = await desk(database)
    const answer = await ask(`${lead.id}/application.json`)
    expect(answer.headers.get('content-disposition')).toContain(`"${lead.reference}.json"`)
    expect(await answer.json()).toMatchObject({
      reference: lead.reference,
      answers: { vessel_length: 27 },
      application: { top_speed: '45 mph', hin: 'ABC' },
      applicationDetails: {
        set: 'boat',
        answers: {
          length: { label: 'Length in feet', section: 'The boat', typed: '27', value: 27 },
          top_speed: { typed: '45 mph', value: 39, words: '39 knots' },
          hin: { typed: 'ABC', value: null, words: null },
        },
        missing: expect.arrayContaining(['hin', 'make']),
      },
    })
    const [event] = await eventsOf(db, lead.id)
    expect(event).toMatchObject({ action: 'lead-downloaded', details: { format: 'JSON' } })
    const schema = await (await ask('application-schema.json')).json()
    expect(schema.properties.answers.properties.top_speed.title).toBe('Top speed, in knots')
  })

  test('is refused to another site, to who only asks for headers, and when there is none', async () => {
    const database = await open()
    const { id } = await acceptLead(database.db)
    const ask = await desk(database)
    const elsewhere = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await ask(`${id}/request.pdf`, elsewhere)).status).toBe(403)
    expect((await ask(`${id}/request.pdf`, { method: 'HEAD' })).status).toBe(405)
    const gone = newId()
    const answer = await ask(`${gone}/request.pdf`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/admin/leads/${gone}`])
    expect((await ask('nonsense/request.pdf')).status).toBe(303)
    expect(await eventsOf(database.db, id)).toEqual([])
  })
})
