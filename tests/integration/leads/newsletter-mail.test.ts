import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { eraseSubscriber } from '../../../db/newsletter/subscriber-list.ts'
import { askToSubscribe, confirmSubscriber } from '../../../db/newsletter/subscribers.ts'
import type { Db } from '../../../db/open.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { deliverMessage } from '../../../worker/jobs/deliver-message.ts'
import { smtpServer } from '../../../worker/mail/smtp.ts'
import { onBothDatabases, openSqlite } from '../../servers/databases.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'

const settings = parseConfig({
  SITE_URL: 'https://www.agency.example',
  SITE_NAME: 'Agency',
  MAIL_FROM: 'Office <office@agency.example>',
  LEADS_TO: 'leads@agency.example',
})
/** So long that it is never met. */
const PATIENT = { connectMs: 90_000, greetingMs: 90_000, silenceMs: 90_000, sendMs: 90_000 }
const JANE = 'jane@visitor.example'

onBothDatabases('a message to an address that was typed in', (open) => {
  test('carries one link that confirms and one that ends it, for its reader and for mail programs', async () => {
    const { db } = await open()
    const office = await officeOf(db)
    await office.ask(JANE)
    await office.deliverAll()
    const { confirm_token, token } = await db
      .selectFrom('subscribers')
      .selectAll()
      .executeTakeFirstOrThrow()
    const [message] = office.peer.messages
    expect(message?.to).toEqual([JANE])
    const mail = await PostalMime.parse(message?.raw ?? '')
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    const leave = `https://www.agency.example/newsletter/unsubscribe?token=${token}`
    const confirm = `https://www.agency.example/newsletter/confirm?token=${confirm_token}`
    expect(header('list-unsubscribe')).toBe(`<${leave}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('auto-submitted')).toBe('auto-generated')
    // On one line: an address in two would not be read by every program.
    expect(message?.raw).toContain(`\r\nList-Unsubscribe: <${leave}>\r\n`)
    expect(mail.subject).toBe('Confirm your address for the Agency newsletter')
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(confirm)
      expect(body).toContain(leave)
      // Not even the address: otherwise anyone could make the agency send their text to other people.
      expect(body).not.toContain('jane')
    }
    const letter = await db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
    expect(message?.messageId).toBe(`<${letter.id}@www.agency.example>`)
    expect(letter.sent_at).not.toBeNull()
  })

  test('says that there is nothing to do when the address is subscribed', async () => {
    const { db } = await open()
    const office = await officeOf(db)
    await office.ask(JANE)
    const { confirm_token } = await db
      .selectFrom('subscribers')
      .selectAll()
      .executeTakeFirstOrThrow()
    await confirmSubscriber(db, confirm_token)
    await office.ask(JANE)
    await office.deliverAll()
    // The first was not sent before it was no longer needed.
    expect(office.peer.messages).toHaveLength(1)
    const mail = await PostalMime.parse(office.peer.messages[0]?.raw ?? '')
    expect(mail.subject).toBe('You already get the Agency newsletter')
    expect(mail.text).not.toContain('/confirm')
  })

  test('is not sent to an address that was erased in the meantime', async () => {
    const { db } = await open()
    const office = await officeOf(db)
    await office.ask(JANE)
    const deliveries = await office.deliveryIds()
    const { id } = await db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow()
    await eraseSubscriber(db, id, { email: 'anna@agency.example' })
    for (const delivery of deliveries) await office.deliver(delivery)
    expect(office.peer.messages).toEqual([])
  })
})

test.each([
  ['550 5.1.1 Unknown user', '550 5.1.1'],
  ['550 No such user here', '550'],
  ['552 5.2.2 Mailbox full', '552 5.2.2'],
])('an address of which a server says %s is not tried again', async (answer, code) => {
  const { db } = await openSqlite()
  const office = await officeOf(db)
  await office.ask(JANE)
  office.peer.behave({ at: 'recipient', answer })
  await office.deliverAll()
  office.peer.behave('accept')
  await office.deliverAll()
  expect(office.peer.messages).toEqual([])
  const letter = await db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
  expect(letter).toMatchObject({ sent_at: null, last_error: code })
  expect(letter.refused_at).not.toBeNull()
})

test('a message that could not leave for a day leaves no more', async () => {
  const { db } = await openSqlite()
  const office = await officeOf(db)
  await office.ask(JANE)
  office.peer.behave({ at: 'recipient', answer: '450 4.1.2 Domain not found' })
  await expect(office.deliverAll()).rejects.toThrow()
  const created_at = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await db.updateTable('deliveries').set({ created_at }).execute()
  await office.deliverAll()
  office.peer.behave('accept')
  await office.deliverAll()
  expect(office.peer.messages).toEqual([])
})

/** A mail server, and what sending newsletter messages through it needs. */
async function officeOf(db: Db) {
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  const deliver = async (deliveryId: string) => {
    const mail = smtpServer(peer.url, PATIENT)
    const store = openObjectStore(settings)
    const office = { db, settings, mail, store, log: pino({ enabled: false }) }
    await deliverMessage(office, { deliveryId }, new AbortController().signal).finally(mail.close)
  }
  const deliveryIds = async () => {
    const rows = await db.selectFrom('deliveries').select('id').execute()
    return rows.map(({ id }) => id)
  }
  return {
    peer,
    deliver,
    deliveryIds,
    ask: (email: string) =>
      askToSubscribe(db, { email, consentText: 'Yes.', sourcePath: undefined }),
    async deliverAll() {
      for (const id of await deliveryIds()) await deliver(id)
    },
  }
}
