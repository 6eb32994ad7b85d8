import { expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { ownText, postContact, sendContact, subscribe } from '../../samples/strangers.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { DEFAULT_LIMITS } from '../../sites/launched.ts'
import { startTwoWebs } from '../../sites/two-webs.ts'

/** A person takes that long. */
const filling = { elapsedMs: 60_000 }
const PER_SENDER = 8

onBothDatabases('limits for strangers', (open) => {
  test('hold what one address sends over its share, whichever process takes it and whatever it claims to be', async () => {
    const { db, env } = await open()
    const webs = await startTwoWebs({ ...env, ...DEFAULT_LIMITS })
    const sent = await inTurns(webs, 12, (site, at) =>
      sendContact(site, { filling, from: `203.0.113.${at}` }),
    )
    expect(sent.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(await leads(db)).toEqual({ '': PER_SENDER, address: 12 - PER_SENDER })
    expect(await promised(db)).toEqual({ agency: PER_SENDER, visitor: PER_SENDER })
    // Under the same key, it is the same request: it counts once.
    const again = { filling, submissionKey: 'the-same-request', email: 'pat@visitors.example' }
    const [one, two] = [await sendContact(webs[0]!, again), await sendContact(webs[1]!, again)]
    expect(await one.json()).toEqual(await two.json())
  })

  test('count each address behind a trusted proxy apart, a household of IPv6 as one, and mailboxes as one', async () => {
    const { db, env } = await open()
    const webs = await startTwoWebs({ ...env, ...DEFAULT_LIMITS, TRUSTED_PROXIES: '127.0.0.1' })
    await inTurns(webs, 10, (site, at) => sendContact(site, { filling, from: `198.51.100.${at}` }))
    await inTurns(webs, 10, (site, at) =>
      sendContact(site, { filling, from: `2001:db8:1:2::${at + 1}` }),
    )
    expect(await leads(db)).toEqual({ '': 10 + PER_SENDER, address: 2 })
    await inTurns(webs, 10, (site, at) =>
      sendContact(site, {
        filling,
        from: `192.0.2.${at}`,
        email: `${'jane'.slice(0, at % 4)}.${'jane'.slice(at % 4)}+${at}@GoogleMail.com`.replace(
          /^\./,
          '',
        ),
      }),
    )
    expect(await leads(db)).toEqual({ '': 10 + 2 * PER_SENDER, address: 2, mailbox: 2 })
    const toJane = await db
      .selectFrom('deliveries')
      .select('quota_key')
      .where('quota_key', 'like', 'jane@gmail.com %')
      .execute()
    expect(toJane).toHaveLength(1)
  })

  test('hold what nobody took time over, once it is a run; a text that is repeated; and a full trap', async () => {
    const { db, env } = await open()
    const webs = await startTwoWebs({ ...env, ...DEFAULT_LIMITS, TRUSTED_PROXIES: '1' })
    const from = (at: number) => ({ from: `198.51.100.${at}` })
    await inTurns(webs, 6, (site, at) => sendContact(site, from(at)))
    expect(await leads(db)).toEqual({ '': 4, 'in-all': 2 })
    const message = ownText()
    await inTurns(webs, 5, (site, at) => sendContact(site, { filling, message, ...from(at + 10) }))
    for (const send of [sendContact, postContact])
      await send(webs[0]!, { filling: { ...filling, trap: 'http://spam.example' } })
    await sendContact(webs[0]!, { filling: { elapsedMs: 300 } })
    await sendContact(webs[0]!, { filling, name: 'www.spam.example' })
    expect(await leads(db)).toEqual({
      '': 7,
      'in-all': 2,
      'same-text': 2,
      trap: 2,
      'too-fast': 1,
      links: 1,
    })
  })

  test('let the newsletter write to nobody over the allowance, and store no more than some', async () => {
    const { db, env } = await open()
    const webs = await startTwoWebs({ ...env, ...DEFAULT_LIMITS, MAIL_LIMIT: '3,1' })
    const answers = await inTurns(webs, 45, (site, at) =>
      subscribe(site, `stranger.${at}@visitors.example`),
    )
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(40).fill(303),
      ...Array(5).fill(429),
    ])
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('600')
    expect(await answers.at(-1)?.text()).toContain('call us at')
    expect(await promised(db)).toEqual({ subscriber: 3 })
    const rows = await db.selectFrom('deliveries').select('waits_since').execute()
    expect(rows.filter(({ waits_since }) => waits_since !== null)).toHaveLength(37)
  })
})

/** One after the other, by turns at each process. */
async function inTurns(
  webs: string[],
  times: number,
  send: (site: string, at: number) => Promise<Response>,
): Promise<Response[]> {
  const answers: Response[] = []
  for (let at = 0; at < times; at++) answers.push(await send(webs[at % webs.length]!, at))
  return answers
}

/** How many leads there are by why they are held; those that are not under ''. */
async function leads(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom('submissions').select(['held_at', 'held_reasons']).execute()
  const counts: Record<string, number> = {}
  for (const { held_at, held_reasons } of rows) {
    const why = held_at ? (JSON.parse(held_reasons ?? '[]') as string[]).join() : ''
    counts[why] = (counts[why] ?? 0) + 1
  }
  return counts
}

/** Messages that will be sent, by whom they are for. */
async function promised(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['audience', (eb) => eb.fn.countAll().as('messages')])
    .where('waits_since', 'is', null)
    .groupBy('audience')
    .execute()
  return Object.fromEntries(rows.map(({ audience, messages }) => [audience, Number(messages)]))
}
