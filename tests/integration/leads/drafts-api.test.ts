import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addAttachment, markStored } from '../../../db/leads/attachments.ts'
import { findDraft, startDraft } from '../../../db/leads/drafts.ts'
import type { Db } from '../../../db/open.ts'
import { acceptForm } from '../../../src/forms/accept.ts'
import type { DraftReply } from '../../../src/forms/draft-reply.ts'
import { handleDraftSave } from '../../../src/forms/handle-draft-save.ts'
import { handleStartOver } from '../../../src/forms/handle-start-over.ts'
import { readPostedForm } from '../../../src/forms/posted-form.ts'
import { quoteForm } from '../../../src/quote/form.ts'
import { quoteRules } from '../../../src/quote/rules.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { openSqlite } from '../../servers/databases.ts'

const KEY = 'a-key-of-the-form'
const TOKEN = /^draft-quote=([\w-]{43});.*HttpOnly; SameSite=Lax$/

/** A browser with one tab. */
class Tab {
  readonly #db: Db
  readonly #name = randomUUID()
  #number = 0
  cookie = ''
  seen = 0

  constructor(db: Db, cookie = '') {
    this.#db = db
    this.cookie = cookie
  }

  async send(
    save: object,
  ): Promise<{ status: number; reply: DraftReply; setCookie: string | null }> {
    const tab = { tab: this.#name, number: ++this.#number, seen: this.seen, submissionKey: KEY }
    const response = await handleDraftSave(quoteForm, this.request({ ...tab, ...save }), this.#db)
    const reply: DraftReply = await response.json()
    const setCookie = response.headers.get('set-cookie')
    if (setCookie) this.cookie = setCookie.split(';', 1)[0] ?? ''
    this.seen = reply.draft?.revision ?? this.seen
    return { status: response.status, reply, setCookie }
  }

  request(body: object): Request {
    return new Request('http://site.example/api/drafts/quote', {
      method: 'POST',
      headers: { cookie: this.cookie },
      body: JSON.stringify(body),
    })
  }
}

test('the first answer opens a draft, cut to a little more than may be sent, and others see only what is new', async () => {
  const { db } = await openSqlite()
  const tab = new Tab(db)
  expect((await tab.send({})).reply).toEqual({ outcome: 'none' })
  expect((await tab.send({ fields: { first_name: '' } })).reply).toEqual({ outcome: 'none' })
  const long = 'x'.repeat(31_000)
  const fields = { first_name: long, additional_details: long, unknown: 'field' }
  const { reply, setCookie } = await tab.send({ fields, step: 'nowhere' })
  expect(reply).toMatchObject({ outcome: 'opened', draft: { revision: 1, fields: {} } })
  expect(setCookie).toMatch(TOKEN)
  const row = await db.selectFrom('drafts').selectAll().executeTakeFirstOrThrow()
  expect(JSON.parse(row.data)).toEqual({
    first_name: long.slice(0, 201),
    additional_details: long.slice(0, 30_000),
  })
  expect([row.step, row.submission_key]).toEqual([null, KEY])

  const other = new Tab(db, tab.cookie)
  await other.send({ fields: { last_name: 'Doe' }, step: 'contact' })
  const next = await tab.send({ fields: { zipCode: '06604' } })
  expect(next.reply.draft?.fields).toEqual({ last_name: 'Doe' })
  expect((await db.selectFrom('drafts').select('step').execute())[0]?.step).toBe('contact')
})

test('a cookie that is no draft’s opens nothing, and is never made one', async () => {
  const { db } = await openSqlite()
  const owner = new Tab(db)
  await owner.send({ fields: { first_name: 'Jane' } })
  const token = owner.cookie.split('=')[1] ?? ''
  const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
  for (const planted of [forged, 'x', 'x'.repeat(5000), '%00', `${token}%20`, 'draft', '']) {
    const visitor = new Tab(db, `draft-quote=${planted}`)
    expect((await visitor.send({})).reply).toEqual({ outcome: 'none' })
    const { reply, setCookie } = await visitor.send({ fields: { last_name: 'Doe' } })
    expect(reply).toMatchObject({ outcome: 'opened', draft: { fields: {} } })
    expect(setCookie).toMatch(TOKEN)
    expect(setCookie).not.toContain(`=${planted};`)
  }
  // A draft of one form is none of another, and an id alone opens nothing.
  const { id } = await db.selectFrom('drafts').select('id').limit(1).executeTakeFirstOrThrow()
  expect((await new Tab(db, `draft-contact=${token}`).send({})).reply).toEqual({ outcome: 'none' })
  expect((await new Tab(db, `draft-quote=${id}`).send({ draft: id })).reply).toEqual({
    outcome: 'gone',
  })
})

test('a save that comes after Start over or after the form was sent changes nothing', async () => {
  const database = await openSqlite()
  const { db } = database
  const store = openObjectStore(database)
  const tab = new Tab(db)
  const file = { filename: 'a.pdf', contentType: 'application/pdf', sizeBytes: 1, sha256: '' }
  const { id } = await addAttachment(db, { ...file, passwordProtected: false })
  await markStored(db, id)
  const { reply } = await tab.send({ fields: { first_name: 'Jane' }, addFiles: [id] })
  expect(reply.draft?.files).toMatchObject([{ id, name: 'a.pdf' }])
  const over = await handleStartOver(quoteForm, tab.request({}), { db, store })
  expect(over.headers.get('set-cookie')).toContain('Max-Age=0')
  expect(over.headers.get('location')).toBe('/quote')
  expect(await db.selectFrom('attachments').select('id').execute()).toEqual([])
  const late = await tab.send({ draft: reply.draft?.id, fields: { first_name: 'Jane Doe' } })
  expect(late.reply).toEqual({ outcome: 'gone' })
  expect(await db.selectFrom('drafts').select('id').execute()).toEqual([])

  const again = new Tab(db)
  const begun = await again.send({ fields: { first_name: 'Jane' } })
  const rest = { attachmentIds: [], lostFiles: [], source: null, submissionKey: KEY }
  const values = { email: 'jane@visitor.example', first_name: 'Jane' }
  await acceptForm(db, {
    form: quoteForm,
    values,
    ...rest,
    filling: {},
    findDraft: async () => undefined,
  })
  const draft = begun.reply.draft?.id
  expect((await again.send({ draft, fields: { first_name: 'J' } })).reply).toEqual({
    outcome: 'accepted',
  })
  // The first save of all, which was on its way meanwhile, opens no draft.
  const slow = await new Tab(db).send({ fields: { first_name: 'Jane' } })
  expect(slow.reply).toEqual({ outcome: 'accepted' })
  expect(await db.selectFrom('drafts').select('accepted_at').execute()).toHaveLength(1)
})

test('a tab whose form was replaced saves, starts over and sends nothing of the one that is open now', async () => {
  const database = await openSqlite()
  const { db } = database
  const old = new Tab(db)
  const before = await old.send({ fields: { first_name: 'Jane' } })
  const opened = await startDraft(db, 'quote')
  old.cookie = `draft-quote=${opened.token}`
  const late = await old.send({ draft: before.reply.draft?.id, fields: { first_name: 'Jane D.' } })
  expect(late.reply).toEqual({ outcome: 'gone', hasAnother: true })

  const fields = { draft: before.reply.draft?.id ?? '', submissionKey: KEY }
  const startOver = new Request('http://site.example/api/drafts/quote/start-over', {
    method: 'POST',
    headers: { cookie: old.cookie },
    body: new URLSearchParams(fields),
  })
  const store = openObjectStore(database)
  const over = await handleStartOver(quoteForm, startOver, { db, store })
  expect(over.headers.get('set-cookie')).toBeNull()

  const definition = { form: quoteForm, rules: quoteRules }
  const posted = (shown: object) =>
    readPostedForm(
      definition,
      { fields: { step: 'contact', ...shown }, stored: [], fileProblems: [] },
      new Headers({ cookie: old.cookie }),
      db,
    )
  expect(await posted(fields)).toBe('replaced')
  for (const shown of [{}, { draft: opened.draft.id }]) {
    expect(await posted(shown)).toMatchObject({ draft: { id: opened.draft.id } })
  }
  // Two tabs that began at once have two drafts with one key.
  const twin = { ...fields, submissionKey: opened.draft.submissionKey }
  expect(await posted(twin)).toMatchObject({ draft: { id: opened.draft.id } })

  const { cookies } = await acceptForm(db, {
    form: quoteForm,
    values: { email: 'jane@visitor.example', first_name: 'Jane' },
    attachmentIds: [],
    lostFiles: [],
    source: null,
    submissionKey: KEY,
    filling: {},
    findDraft: () => findDraft(db, 'quote', opened.token),
  })
  expect(cookies.join()).not.toContain('draft-quote')
  expect(await findDraft(db, 'quote', opened.token)).toMatchObject({ data: {}, accepted: false })
})

test('garbage is refused, and a page elsewhere is not where Start over leads', async () => {
  const database = await openSqlite()
  const tab = new Tab(database.db)
  for (const garbage of [
    { seen: -1 },
    { number: 'x' },
    { fields: 'x' },
    { fields: { first_name: 7 } },
    { addFiles: ['../x'] },
    { addFiles: Array.from({ length: 200 }, () => randomUUID()) },
    { submissionKey: 'short' },
    { tab: '' },
  ]) {
    expect((await tab.send(garbage)).status, JSON.stringify(garbage)).toBe(400)
  }
  const odd = { first_name: 'Jane', ages: 1 }
  expect(
    (await tab.send({ fields: { first_name: 'Jane' }, ages: { first_name: -1e300 } })).status,
  ).toBe(200)
  expect((await tab.send({ fields: odd })).status).toBe(400)
  const request = tab.request({})
  request.headers.set('referer', 'http://site.example//elsewhere.example/x')
  const store = openObjectStore(database)
  const over = await handleStartOver(quoteForm, request, { db: database.db, store })
  expect(over.headers.get('location')).toBe('/quote')
})
