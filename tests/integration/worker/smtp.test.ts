import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { findDelivery } from '../../../db/mail/deliveries.ts'
import { listRefused } from '../../../db/work/failed-work.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { deliverMessage } from '../../../worker/jobs/deliver-message.ts'
import { smtpServer } from '../../../worker/mail/smtp.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openSqlite } from '../../servers/databases.ts'
import { type Behavior, startSmtpPeer } from '../../servers/smtp-peer.ts'
import { TEST_AUTH_SECRET } from '../../tools/auth-secret.ts'
import { until } from '../../tools/until.ts'

const settings = parseConfig({
  AUTH_SECRET: TEST_AUTH_SECRET,
  SITE_URL: 'https://www.agency.example',
  MAIL_FROM: 'Office <office@agency.example>',
  LEADS_TO: 'first@agency.example, second@agency.example',
})

/** So long that only a test's own limit is met. */
const PATIENT = { connectMs: 90_000, greetingMs: 90_000, silenceMs: 90_000, sendMs: 90_000 }
const limits: Partial<Record<string, Partial<typeof PATIENT>>> = {
  hang: { greetingMs: 500 },
  'hang after message': { silenceMs: 3000 },
}

test.each<[string, Behavior | 'refuse connections', { doubled: number }]>([
  ['refuses connections', 'refuse connections', { doubled: 0 }],
  ['never greets', 'hang', { doubled: 0 }],
  ['says later to the sender', { at: 'sender', answer: '451 4.3.0 Later' }, { doubled: 0 }],
  ['says later to the recipient', { at: 'recipient', answer: '450 4.2.1 Later' }, { doubled: 0 }],
  ['says no to the message', { at: 'message', answer: '554 5.7.1 Spam' }, { doubled: 0 }],
  ['never answers the message', 'hang after message', { doubled: 1 }],
  ['dies and its yes is lost', 'take and die', { doubled: 1 }],
])('a server that %s gets the message when it is well again', async (_, behavior, { doubled }) => {
  const office = await openOffice()
  if (behavior === 'refuse connections') await office.peer.stop()
  else office.peer.behave(behavior)
  const times = { ...PATIENT, ...(typeof behavior === 'string' && limits[behavior]) }
  await expect(office.deliver('agency', { times })).rejects.toThrow()
  expect((await office.delivery('agency')).settled).toBe(false)

  if (behavior === 'refuse connections') await office.peer.start()
  office.peer.behave('accept')
  await office.deliver('agency')
  expect((await office.delivery('agency')).settled).toBe(true)
  expect(await office.possibleRepeats('agency')).toBe(doubled)
  expect(new Set(office.peer.messages.map(({ messageId }) => messageId)).size).toBe(1)
  expect(office.peer.messages).toHaveLength(behavior === 'take and die' ? 2 : 1)
})

test('a server that takes one message of a connection gets the next on another, and is not down', async () => {
  const office = await openOffice()
  office.peer.behave('one a connection')
  await office.deliver('agency')
  await office.deliver('visitor')
  expect(office.peer.messages).toHaveLength(2)
  office.peer.behave({ at: 'sender', answer: '421 4.7.0 Too many messages' })
  await office.db
    .updateTable('deliveries')
    .set({ sent_at: null, accepted_by: JSON.stringify([]) })
    .execute()
  // Without an end, it is a failure, and what the server says is kept.
  await expect(office.deliver('agency')).rejects.toThrow('421 4.7.0 to MAIL FROM')
})

test('a server that dies in the middle of a message gets it whole afterward', async () => {
  const office = await openOffice()
  office.peer.behave('die in message')
  await expect(office.deliver('agency')).rejects.toThrow('no answer')
  office.peer.behave('accept')
  await office.deliver('agency')
  expect(office.peer.messages).toHaveLength(1)
})

test('a server that dies after its yes was heard gets nothing twice', async () => {
  const office = await openOffice()
  office.peer.behave('yes and die')
  await office.deliver('agency')
  await office.deliver('agency')
  expect(office.peer.messages).toHaveLength(1)
  await until('the line is down', () => office.peer.connections() === 0)
  office.peer.behave('accept')
  await office.deliver('visitor')
  expect(office.peer.messages).toHaveLength(2)
})

test('a server that reads everything and says nothing does not hold a job for ever', async () => {
  const office = await openOffice()
  const release = office.peer.hold()
  const times = { ...PATIENT, sendMs: 1500 }
  await expect(office.deliver('agency', { times })).rejects.toThrow('no answer')
  expect(office.peer.messages).toEqual([])
  release()
})

test('an aborted job ends at once', async () => {
  const office = await openOffice()
  office.peer.behave('hang')
  const job = new AbortController()
  const sending = office.deliver('agency', { signal: job.signal })
  sending.catch(() => {})
  await until('the server is asked', () => office.peer.connections() === 1)
  job.abort()
  // With such patience it would not end by itself while this test lasts.
  // The server is not to blame.
  await expect(sending).rejects.toThrow('gave up')
})

test('of two agency addresses only the refused one is tried again', async () => {
  const office = await openOffice()
  const only = (address: string) => address.startsWith('second')
  office.peer.behave({ at: 'recipient', answer: '550 5.1.1 Unknown', only })
  await expect(office.deliver('agency')).rejects.toThrow('refused 1 of 2 recipients: 550 5.1.1')
  expect((await office.delivery('agency')).acceptedBy).toEqual(['first@agency.example'])

  office.peer.behave('accept')
  await office.deliver('agency')
  expect(office.peer.messages.map(({ to }) => to)).toEqual([
    ['first@agency.example'],
    ['second@agency.example'],
  ])
  expect(office.peer.messages[0]?.raw).toContain('second@agency.example')
})

test("a visitor's address that does not exist is not tried again", async () => {
  const office = await openOffice()
  office.peer.behave({ at: 'recipient', answer: '550 5.1.1 Unknown user' })
  await office.deliver('visitor')
  expect((await office.delivery('visitor')).settled).toBe(true)
  office.peer.behave('accept')
  await office.deliver('visitor')
  expect(office.peer.messages).toHaveLength(0)
})

test.each([
  ['full', '552 5.2.2 Mailbox full'],
  ['refused without a reason', '550 No'],
  ['refused because of our own address', '550 5.1.8 Bad sender'],
  ['not known just now', '450 4.1.1 Later'],
])("a visitor's mailbox that is %s is tried again", async (_, answer) => {
  const office = await openOffice()
  office.peer.behave({ at: 'recipient', answer })
  await expect(office.deliver('visitor')).rejects.toThrow(answer.split(' ')[0])
  expect((await office.delivery('visitor')).settled).toBe(false)
})

const DAY_MS = 24 * 3_600_000

test.each([
  ['550 No such user', '550'],
  ['450 4.1.2 Domain not found', '450 4.1.2'],
])(
  "a visitor's address of which a server still says %s after days is given up",
  async (answer, code) => {
    const office = await openOffice()
    office.peer.behave({ at: 'recipient', answer })
    await office.setAge(2 * DAY_MS)
    await expect(office.deliver('visitor')).rejects.toThrow(code)
    await office.setAge(4 * DAY_MS)
    await office.deliver('visitor')
    expect((await office.delivery('visitor')).settled).toBe(true)
    const { shown } = await listRefused(office.db, new Date(0).toISOString())
    expect(shown.map(({ lastError }) => lastError)).toEqual([code])
    office.peer.behave('accept')
    await office.deliver('visitor')
    expect(office.peer.messages).toEqual([])
  },
)

test('a message to the agency, or of which no server has said anything, is never given up', async () => {
  const office = await openOffice()
  await office.setAge(100 * DAY_MS)
  office.peer.behave({ at: 'recipient', answer: '550 No such user' })
  await expect(office.deliver('agency')).rejects.toThrow('550')
  office.peer.behave({ at: 'sender', answer: '451 4.3.0 Later' })
  await expect(office.deliver('visitor')).rejects.toThrow('451')
  office.peer.behave('accept')
  await office.deliver('agency')
  await office.deliver('visitor')
  expect(office.peer.messages).toHaveLength(2)
})

test('two jobs for one message at the same moment send it once', async () => {
  const office = await openOffice()
  const release = office.peer.hold()
  const first = office.deliver('agency')
  await until('it is being sent', () => office.peer.unanswered === 1)
  await expect(office.deliver('agency')).rejects.toThrow('still sending')
  release()
  await first
  await office.deliver('agency')
  expect(office.peer.messages).toHaveLength(1)
})

test('an acceptance is recorded even if the database is unavailable at that moment', async () => {
  const office = await openOffice()
  const release = office.peer.hold()
  const sending = office.deliver('agency')
  await until('the server has the message', () => office.peer.unanswered === 1)
  await office.db.schema.alterTable('deliveries').renameTo('deliveries_hidden').execute()
  release()
  await until('its yes could not be recorded', () => office.log().includes('could not be recorded'))
  await office.db.schema.alterTable('deliveries_hidden').renameTo('deliveries').execute()
  await sending
  expect((await office.delivery('agency')).settled).toBe(true)
  expect(office.peer.messages).toHaveLength(1)
})

/** A lead with its two messages to send, a mail server, and what it takes to send them. */
async function openOffice() {
  const { db } = await openSqlite()
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  let log = ''
  const logger = pino(
    {},
    new Writable({
      write: (line, _, done) => {
        log += line
        done()
      },
    }),
  )
  await acceptLead(db)
  const rows = await db.selectFrom('deliveries').select(['id', 'audience']).execute()
  const idOf = (audience: string) => rows.find((row) => row.audience === audience)?.id ?? ''
  const rooms = new Map<typeof PATIENT, ReturnType<typeof smtpServer>>()
  const mailer = (times: typeof PATIENT) => {
    const found = rooms.get(times) ?? smtpServer(peer.url, times)
    rooms.set(times, found)
    return found
  }
  onTestFinished(() => {
    for (const room of rooms.values()) room.close()
  })
  return {
    db,
    peer,
    /** Everything that was logged. */
    log: () => log,
    deliver: (
      audience: 'agency' | 'visitor',
      { times = PATIENT, signal = new AbortController().signal } = {},
    ) => {
      const store = openObjectStore(settings)
      const office = { db, settings, mail: mailer(times), store, log: logger }
      return deliverMessage(office, { deliveryId: idOf(audience) }, signal)
    },
    /** As if the lead had been accepted so long ago. */
    async setAge(ms: number) {
      const created_at = new Date(Date.now() - ms).toISOString()
      await db.updateTable('deliveries').set({ created_at }).execute()
    },
    async delivery(audience: string) {
      const delivery = await findDelivery(db, idOf(audience))
      if (!delivery) throw new Error(`There is no delivery to the ${audience}`)
      return delivery
    },
    async possibleRepeats(audience: string) {
      const row = await db
        .selectFrom('deliveries')
        .select('possible_repeats')
        .where('id', '=', idOf(audience))
        .executeTakeFirstOrThrow()
      return row.possible_repeats
    },
  }
}
