import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { incomingOf } from '../../../db/leads/incoming.ts'
import { messagesOf } from '../../../db/leads/lead.ts'
import type { Db } from '../../../db/open.ts'
import { lastBeat } from '../../../db/ops/heartbeats.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { mailboxState } from '../../../src/staff/dashboard/health/states.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { readMailbox } from '../../../worker/recurring/read-mailbox.ts'
import { appleMail, bounce, gmail, outlook } from '../../samples/incoming-mail.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openSqlite, type TestDatabase } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { startDovecot } from '../../servers/dovecot.ts'
import { freePort } from '../../servers/postgres.ts'
import { mailSettings } from '../../sites/mail-settings.ts'

describeWith('dovecot', 'the mailbox of an agency', () => {
  test('gives its answers to their leads in order, and keeps everything else as it was', async () => {
    const server = await startDovecot()
    const { db, read } = open(await openSqlite(), server.url)
    const [jane, bob] = [await acceptLead(db), await acceptLead(db)]
    const ofJane = { from: jane.email, answers: await confirmationOf(db, jane.id) }
    await server.deliver(
      gmail({ ...ofJane, headers: ['X-Which: 1'] }),
      gmail({ from: 'somebody@else.example' }),
      gmail({
        from: bob.email,
        answers: await confirmationOf(db, bob.id),
        headers: ['Auto-Submitted: auto-replied'],
      }),
      bounce(await confirmationOf(db, bob.id)),
      outlook(ofJane),
    )
    expect(await read()).toEqual({ filed: 2, unmatched: 1, automatic: 1, undelivered: 1 })
    expect(await server.seen()).toEqual([true, false, false, true, true])
    expect((await incomingOf(db, jane.id)).map(({ text }) => text.split('\n').length)).toEqual([
      3, 3,
    ])
    expect(await incomingOf(db, bob.id)).toMatchObject([{ kind: 'bounce' }])
    // What was read is not read again; what came since is.
    expect(await read()).toEqual({})
    await server.deliver(appleMail(ofJane))
    expect(await read()).toEqual({ filed: 1 })
    // Of a mailbox with other numbers the same messages are known by their own ids.
    await server.renew()
    await server.deliver(gmail({ ...ofJane, messageId: '<once@visitor.example>' }))
    expect(await read()).toEqual({ filed: 1 })
    await server.renew()
    await server.deliver(gmail({ ...ofJane, messageId: '<once@visitor.example>' }))
    expect(await read()).toEqual({ repeated: 1 })
    expect(await health(db)).toMatchObject({ state: 'works' })
  }, 60_000)

  test('with many messages is read in rounds, and one that is too large is left there', async () => {
    const server = await startDovecot()
    const { db, read } = open(await openSqlite(), server.url)
    const lead = await acceptLead(db)
    const answers = await confirmationOf(db, lead.id)
    const large = Buffer.concat([
      gmail({ from: lead.email, answers }),
      Buffer.alloc(26 * 1024 ** 2, 'x'),
    ])
    const small = Array.from({ length: 119 }, () => gmail({ from: lead.email, answers }))
    await server.deliver(large, ...small)
    expect(await read()).toEqual({ tooLarge: 1, filed: 99 })
    expect(await read()).toEqual({ filed: 20 })
    expect(await incomingOf(db, lead.id)).toHaveLength(119)
    expect((await server.seen()).filter((isSeen) => !isSeen)).toHaveLength(1)
  }, 120_000)

  test('that lets nobody in says why, and is tried less and less often', async () => {
    const server = await startDovecot()
    const { db, read, fail } = open(await openSqlite(), server.url.replace(/secret[^@]*/, 'wrong'))
    expect(await read()).toEqual({})
    expect(await health(db)).toMatchObject({
      state: 'down',
      text: expect.stringMatching(/does not accept the user name and password of IMAP_URL/),
    })
    expect(await fail(1, 20)).toEqual({ waits: 1 })
    expect(await fail(4, 6 * 60)).toEqual({ waits: 1 })
    expect(await fail(20, 14 * 60)).toEqual({ waits: 1 })
    expect(await fail(20, 16 * 60)).toEqual({})
  }, 60_000)
})

test.each<[string, (socket: Socket) => void]>([
  ['hangs up', (socket) => socket.destroy()],
  ['speaks no IMAP', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
  [
    'ends in the middle',
    (socket) => {
      socket.write('* OK ready\r\n')
      socket.on('data', () => socket.end('* CAPABIL'))
    },
  ],
])(
  'a server that %s is an outage that is shown, and nothing ends',
  async (_, behave) => {
    const server = createServer((socket) => behave(socket.on('error', () => {})))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const { db, read } = open(await openSqlite(), `imap://a:b@127.0.0.1:${port}/INBOX`)
    expect(await read()).toEqual({})
    expect(await health(db)).toMatchObject({ state: 'down' })
  },
  60_000,
)

test('without a server at its address the mailbox is down; without IMAP_URL there is none', async () => {
  const database = await openSqlite()
  const { db, read } = open(database, `imap://a:b@127.0.0.1:${await freePort()}/INBOX`)
  await read()
  expect((await health(db)).text).toContain('(ECONNREFUSED)')
  const other = await openSqlite()
  expect(await open(other, '').read()).toEqual({})
  expect(await lastBeat(other.db, 'mailbox')).toBeUndefined()
})

function open({ db, dataDir }: TestDatabase, imapUrl: string) {
  const settings = parseConfig({
    ...mailSettings('smtp://127.0.0.1:1'),
    ...{ DATA_DIR: dataDir, IMAP_URL: imapUrl },
  })
  const context = {
    ...{ db, settings, store: openObjectStore(settings), scanner: undefined },
    ...{ log: pino({ enabled: false }), raiseAlarm: async () => {} },
  }
  const read = () => readMailbox(context, new AbortController().signal)
  return {
    db,
    read,
    /** Reads after so many failures, the last one so long ago. */
    async fail(failures: number, secondsAgo: number) {
      const known = await lastBeat(db, 'mailbox')
      await db
        .updateTable('heartbeats')
        .set({
          beat_at: new Date(Date.now() - secondsAgo * 1000).toISOString(),
          details: JSON.stringify({ ...known?.details, failures }),
        })
        .where('name', '=', 'mailbox')
        .execute()
      return read()
    },
  }
}

async function health(db: Db) {
  return mailboxState(await lastBeat(db, 'mailbox'), new Date())
}

/** The Message-ID of the confirmation to a lead's visitor. */
async function confirmationOf(db: Db, id: string): Promise<string> {
  const all = await messagesOf(db, id)
  return `<${all.find(({ audience }) => audience === 'visitor')?.id}@www.agency.example>`
}
