import { expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import type { Rerendered } from '../../../src/forms/form-again.ts'
import { answerNextStep, answerReceived } from '../../../src/forms/no-cookies.ts'
import { postForm } from '../../../src/forms/post.ts'
import { quoteForm } from '../../../src/quote/form.ts'
import { quoteRules } from '../../../src/quote/rules.ts'
import { openSqlite } from '../../servers/databases.ts'
import { TEST_AUTH_SECRET } from '../../tools/auth-secret.ts'

process.env.AUTH_SECRET ??= TEST_AUTH_SECRET

const ORIGIN = 'http://site.example'
const quote = { form: quoteForm, rules: quoteRules }
/** What a browser says of where a request comes from. */
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }
const VESSEL = { vessel_type: 'sailboat', vessel_length: '28', vessel_value: '45000' }
const CONTACT = {
  first_name: 'Jane',
  last_name: 'Doe',
  email: 'jane@visitor.example',
  zipCode: '06604',
}

/** A browser that keeps no cookie and runs no script. */
class Visitor {
  readonly #db: Db
  /** The hidden fields of the form on its screen. */
  #token: string | undefined
  values: Record<string, string> = {}

  constructor(db: Db, token?: string) {
    this.#db = db
    this.#token = token
  }

  get token() {
    return this.#token
  }

  /** Presses the button of a step. @returns Where that leads to. */
  async post(step: string, answers: object): Promise<string> {
    const fields = { step, ...answers, ...(this.#token && { token: this.#token }) }
    const post = { fields, stored: [], fileProblems: [] }
    const response = await postForm(quote, post, new Headers(OWN_PAGE), this.#db)
    if (!(response instanceof Response)) throw new Error('in place')
    return response.headers.get('location') ?? ''
  }

  async follow(address: string, headers: Record<string, string> = OWN_PAGE) {
    const request = new Request(new URL(address, ORIGIN), { headers })
    const answer = await answerNextStep(quote, request, this.#db)
    if (answer instanceof Response) return answer
    this.#token = answer.state.draft?.token
    this.values = answer.state.values
    return answer
  }
}

test('a browser without cookies goes through every step of the form, and its page shows what was sent', async () => {
  const { db } = await openSqlite()
  const visitor = new Visitor(db)
  const first = await visitor.post('insurance', { insurance_type: 'boat' })
  expect(first).toMatch(/^\/api\/forms\/quote\/next\?step=vessel&draft=[\w-]{44}#form$/)
  expect(await visitor.follow(first)).toMatchObject({ status: 200, path: '/quote?step=vessel' })
  const wrong = await visitor.post('vessel', { ...VESSEL, vessel_length: 'long' })
  const again = (await visitor.follow(wrong)) as Rerendered
  expect(again.state.errors).toHaveProperty('vessel_length')
  await visitor.follow(await visitor.post('vessel', VESSEL))
  expect(visitor.values).toMatchObject({ insurance_type: 'boat', vessel_length: '28' })
  const sent = await visitor.post('contact', CONTACT)
  const page = answerReceived(quote, new Request(new URL(sent, ORIGIN)))
  const location = page.headers.get('location') ?? ''
  expect(location).toMatch(/^\/quote\/received\?reference=FM-[\w-]{9}\.0~[\w-]{44}$/)
  expect(await visitor.post('contact', CONTACT)).toBe(sent)
  const leads = await db.selectFrom('submissions').select('form_data').execute()
  expect(leads.map(({ form_data }) => JSON.parse(form_data))).toMatchObject([
    { ...CONTACT, insurance_type: 'boat', vessel_length: 28 },
  ])
  expect(await db.selectFrom('drafts').select('accepted_at').execute()).toHaveLength(1)
})

test('a browser that keeps the cookie is shown its own pages, without a token in their address', async () => {
  const { db } = await openSqlite()
  const visitor = new Visitor(db)
  const next = await visitor.post('insurance', { insurance_type: 'boat' })
  const cookie = `draft-quote=${'A'.repeat(43)}`
  const answer = (await visitor.follow(next, { ...OWN_PAGE, cookie })) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/quote?step=vessel'])
  const received = 'FM-AAAA-AAAA.0'
  const request = new Request(`${ORIGIN}/api/forms/quote/received?reference=${received}`, {
    headers: { cookie: `received-quote=${received}` },
  })
  expect(answerReceived(quote, request).headers.get('location')).toBe('/quote/received')
})

test('nobody is made to write into the draft of another', async () => {
  const { db } = await openSqlite()
  const attacker = new Visitor(db)
  const planted = await attacker.post('insurance', { insurance_type: 'luxury' })
  // Through a link elsewhere, in a mail, or in a browser that says nothing of it.
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { referer: 'http://attacker.example/quote' },
    {},
  ]) {
    const victim = new Visitor(db)
    const answer = (await victim.follow(planted, headers as Record<string, string>)) as Response
    expect(answer.status, JSON.stringify(headers)).toBe(410)
    const said = await answer.text()
    expect(said).toContain('Call 203-555-0142')
    expect(victim.token).toBeUndefined()
  }
  // What the address has is no token of a form, and no other id makes one.
  const inAddress = /draft=([\w-]+)/.exec(planted)?.[1] ?? ''
  const [row] = await db.selectFrom('drafts').selectAll().execute()
  for (const token of [inAddress, row?.id ?? '', 'A'.repeat(44), `${inAddress.slice(0, -1)}A`]) {
    await new Visitor(db, token).post('contact', CONTACT)
  }
  const attacked = await db
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', row?.id ?? '')
    .execute()
  expect(attacked).toEqual([row])
})

test('the address of a step shows nothing an hour later', async () => {
  const { db } = await openSqlite()
  const visitor = new Visitor(db)
  const next = await visitor.post('insurance', { insurance_type: 'boat' })
  expect(await visitor.follow(next)).toHaveProperty('status', 200)
  const before = new Date(Date.now() - 3_700_000).toISOString()
  await db.updateTable('drafts').set({ updated_at: before }).execute()
  expect(await visitor.follow(next)).toHaveProperty('status', 410)
  // The form that is still on the screen can be sent.
  expect(await visitor.post('vessel', VESSEL)).toContain('step=contact')
})
