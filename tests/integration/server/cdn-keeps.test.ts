import { expect, test } from 'vitest'
import { statusPath } from '../../../src/settings/lead-tokens.ts'
import { sendContact } from '../../samples/strangers.ts'
import { openSqlite } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { type NginxCache, startNginxCache } from '../../servers/nginx-cache.ts'
import { startTwoWebs } from '../../sites/two-webs.ts'
import { makeStaff, PASSWORD } from '../../staff/staff-site.ts'
import { TEST_AUTH_SECRET } from '../../tools/auth-secret.ts'

/** In no page of the site; each is typed by somebody. */
const DRAFTED = 'Quahogsdottir'
const SENT = 'Winklesson'

const OF_EVERYONE = [
  '/',
  '/towns/mystic',
  '/towns?town=mystic',
  '/the-compass',
  '/terms',
  '/feed.xml',
]
const OF_SOMEBODY = ['/quote', '/contact', '/about', '/appointments', '/blog', '/contact/received']
const OF_NOBODY = [
  '/nowhere',
  '/towns/atlantis',
  '/vessels/ark',
  '/blog/none',
  '/newsletter',
  '/request',
]
const PARTS = ['/RSC/R/towns.txt?query=', '/RSC/R/quote.txt?query=']

describeWith('nginx', 'a CDN', () => {
  test('keeps what is the same for everyone, and nothing of a visitor, a lead or staff', async () => {
    const database = await openSqlite()
    const { env, db } = database
    const settings = { ...env, AUTH_SECRET: TEST_AUTH_SECRET, CDN_SECONDS: '600' }
    const cdn = await startNginxCache(await startTwoWebs(settings))
    const visitor = new Browser(cdn)
    await visitor.postJson('/api/drafts/quote', draftOf({ last_name: DRAFTED }))
    expect(await visitor.get('/quote')).toContain(DRAFTED)
    const sent = await sendContact(cdn.address, { name: SENT, email: `${SENT}@visitor.example` })
    visitor.take(sent)
    const { result } = (await sent.json()) as { result: { data: { reference: string } } }
    const { reference } = result.data
    expect(await visitor.get('/contact/received')).toContain(reference)
    expect(await visitor.get(`/contact/received?reference=${reference}`)).toContain(reference)
    const { id } = await db.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
    const request = statusPath({ ...database, authSecret: TEST_AUTH_SECRET }, id)
    expect(await visitor.get(request)).toContain(reference)

    const anna = new Browser(cdn)
    await anna.post('/api/staff-access/sign-in', {
      email: (await makeStaff(database)).email,
      password: PASSWORD,
    })
    expect(await anna.get('/admin/leads')).toContain(SENT)
    expect(await anna.get(`/admin/leads/${id}`)).toContain(SENT)

    const all = [...OF_EVERYONE, ...OF_SOMEBODY, ...OF_NOBODY, ...PARTS]
    for (const browser of [visitor, anna, new Browser(cdn)]) {
      for (const path of all) await browser.get(path)
      await browser.post('/api/forms/contact', { name: SENT })
    }
    const stored = cdn.stored()
    expect([...stored.keys()].sort()).toEqual([...OF_EVERYONE].sort())
    for (const [path, answer] of stored) {
      for (const word of [
        DRAFTED,
        SENT,
        reference,
        'anna@agency.example',
        'Set-Cookie',
        'set-cookie',
      ]) {
        expect(answer.includes(word), `${path} contains ${word}`).toBe(false)
      }
    }
    const stranger = new Browser(cdn)
    for (const path of all) expect(await stranger.get(path), path).not.toContain(DRAFTED)
  })
})

const draftOf = (fields: object) => ({ tab: crypto.randomUUID(), number: 1, seen: 0, fields })

/** Keeps its cookies, and takes no compressed answers, so that words can be found in what is stored. */
class Browser {
  readonly #site: string
  readonly #cookies = new Map<string, string>()

  constructor({ address }: NginxCache) {
    this.#site = address
  }

  async get(path: string): Promise<string> {
    return (await this.#ask(path)).text()
  }

  post(path: string, fields: Record<string, string>): Promise<Response> {
    return this.#ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  }

  postJson(path: string, body: object): Promise<Response> {
    return this.#ask(path, { method: 'POST', body: JSON.stringify(body) })
  }

  /** Takes the cookies of an answer. */
  take(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { 'accept-encoding': 'identity', cookie }
    const answer = await fetch(this.#site + path, { ...init, headers, redirect: 'manual' })
    this.take(answer)
    return answer
  }
}
