import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { beat, lastBeat } from '../../../db/ops/heartbeats.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { openMailer } from '../../../worker/mail/open-mailer.ts'
import { beatOnce, startHeartbeat } from '../../../worker/recurring/heartbeat.ts'
import { openSqlite } from '../../servers/databases.ts'
import { type Behavior, startSmtpPeer } from '../../servers/smtp-peer.ts'
import { until } from '../../tools/until.ts'

const BEAT_MS = 10_000
const never = new AbortController().signal

test('the first message that a mail server does not take says so, and the next one sent that it works', async () => {
  const site = await openSite()
  await until('mail works', async () => (await site.recorded())?.answers === true)
  await site.peer.stop()
  await expect(site.send()).rejects.toThrow('no answer')
  // Long before the next check.
  await until('mail fails', async () => (await site.recorded())?.answers === false)
  expect(await site.recorded()).toMatchObject({
    error: expect.stringMatching(/^The mail server gave no answer \(E/),
  })
  await site.peer.start()
  await site.send()
  await until('mail works again', async () => (await site.recorded())?.answers === true)
  expect(await site.recorded()).not.toHaveProperty('error')
})

test('messages by the dozen are no reason to write, nor to fail for one mailbox', async () => {
  const site = await openSite()
  await until('mail works', async () => (await site.recorded())?.answers === true)
  const from = performance.now()
  const before = site.beats()
  for (let message = 0; message < 60; message++) await site.send()
  for (const answer of ['550 5.1.1 Unknown', '552 5.2.2 Full', '550 5.7.1 Spam', '451 Later']) {
    site.peer.behave({ at: 'recipient', answer })
    expect(await site.send()).toMatchObject({ accepted: [] })
  }
  site.peer.behave({ at: 'message', answer: '552 5.3.4 Too large' })
  await expect(site.send()).rejects.toThrow('552 5.3.4')
  // As long as the heartbeat takes to see a change.
  await sleep(2500)
  expect((await site.recorded())?.answers).toBe(true)
  expect(site.beats() - before).toBeLessThanOrEqual(1 + (performance.now() - from) / BEAT_MS)
})

test.each<[string, string, string]>([
  ['refuses the sign-in', '220 mail', 'The mail server answered 535 5.7.8 to AUTH PLAIN'],
  ['refuses the connection', '554 5.3.2 No', 'The mail server answered 554 5.3.2 to CONN'],
  ['is closing', '421 4.3.2 Closing', 'The mail server answered 421 4.3.2 to CONN'],
])('a mail server that %s is said to fail in its words', async (_, greeting, error) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write(`${greeting}\r\n`)
    socket.on('data', (said) => {
      const isGreeted = String(said).startsWith('EHLO')
      socket.write(isGreeted ? '250-mail\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 Bad credentials\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const mail = openMailer({ ...settings, smtpUrl: `smtp://someone:secret@127.0.0.1:${port}` })
  onTestFinished(() => mail.close())
  await expect(mail.send(message, never)).rejects.toThrow(error)
  expect(mail.server).toMatchObject({ answers: false, error })
  delete mail.server
  await expect(mail.check?.()).rejects.toThrow(error)
  expect(mail.server).toMatchObject({ answers: false, error })
})

test.each<[Behavior, boolean | undefined]>([
  [{ at: 'sender', answer: '530 5.7.0 Authentication required' }, false],
  [{ at: 'sender', answer: '553 5.1.8 Not your address' }, undefined],
  ['die in message', false],
])('after a server that does %j, it is noted to answer: %j', async (behavior, answers) => {
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  const mail = openMailer({ ...settings, smtpUrl: peer.url })
  onTestFinished(() => mail.close())
  peer.behave(behavior)
  await expect(mail.send(message, never)).rejects.toThrow()
  expect(mail.server?.answers).toBe(answers)
})

test('a worker that stops while it sends does not blame the server', async () => {
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  const mail = openMailer({ ...settings, smtpUrl: peer.url })
  onTestFinished(() => mail.close())
  peer.behave('hang')
  const job = new AbortController()
  const sending = mail.send(message, job.signal)
  sending.catch(() => {})
  await until('the server is asked', () => peer.connections() === 1)
  job.abort()
  await expect(sending).rejects.toThrow('gave up')
  expect(mail.server).toBeUndefined()
})

test('of several workers, the one that met the mail server last is believed', async () => {
  const { db } = await openSqlite()
  const mail = (seconds: number, answers: boolean) => ({
    mail: { answers, at: new Date(Date.now() - seconds * 1000).toISOString() },
  })
  const recorded = async () => Object((await lastBeat(db, 'worker'))?.details.mail).answers
  const context = { db, raiseAlarm: async () => {} }
  await beatOnce(context, mail(60, true))
  await beatOnce(context, mail(5, false))
  await beatOnce(context, mail(60, true))
  expect(await recorded()).toBe(false)
  await beatOnce(context, mail(1, true))
  expect(await recorded()).toBe(true)
  // Of a worker whose clock was ahead.
  await beat(db, 'worker', mail(-3600, false))
  await beatOnce(context, mail(1, true))
  expect(await recorded()).toBe(true)
})

const settings = parseConfig({ DATA_DIR: '/tmp', AUTH_SECRET: 'x'.repeat(40) })
const message = {
  messageId: '<one@agency.example>',
  from: 'office@agency.example',
  recipients: ['visitor@example.com'],
  raw: Buffer.from('Subject: One\r\n\r\nOne\r\n'),
  filename: 'one.eml',
}

/** A worker's heartbeat beside a mail server. */
async function openSite() {
  const { db, env } = await openSqlite()
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  const config = { ...parseConfig(env), smtpUrl: peer.url }
  const mail = openMailer(config)
  onTestFinished(() => mail.close())
  const stop = startHeartbeat({
    db,
    settings: config,
    log: pino({ enabled: false }),
    mail,
    store: openObjectStore(config),
    scanner: undefined,
    raiseAlarm: async () => {},
  })
  onTestFinished(stop)
  const beats = new Set<number>()
  const looking = setInterval(async () => {
    const beat = await lastBeat(db, 'worker').catch(() => undefined)
    if (beat) beats.add(beat.at.getTime())
  }, 100)
  onTestFinished(() => clearInterval(looking))
  return {
    peer,
    send: () => mail.send(message, never),
    beats: () => beats.size,
    recorded: async () => {
      const mailState = (await lastBeat(db, 'worker'))?.details.mail
      return mailState ? (Object(mailState) as { answers: boolean }) : undefined
    },
  }
}
