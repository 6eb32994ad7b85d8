import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { Member } from '../faults/fleet.ts'
import { acceptedTwice, lostReferences, missingMessages, repeats } from '../faults/lead-messages.ts'
import { recordLeads } from '../faults/record-leads.ts'
import { openPostgres } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { type SmtpPeer, startSmtpPeer } from '../servers/smtp-peer.ts'
import { mailSettings } from '../sites/mail-settings.ts'
import { Visitors } from '../sites/visitors.ts'
import { until } from '../tools/until.ts'
import { checkOutVersionBefore, migrateWith } from './version-before.ts'

/** Accepted by each web process in each phase of the update. */
const LEADS = 40
const CLIENTS = 2
/** Between two visitors of a client: one worker shall keep up with both versions. */
const PAUSE_MS = 250
const MESSAGES_OF_A_LEAD = 2
/** Two builds come first. */
const TEST_LIMIT_MS = 1_800_000
const DELIVERED_WITHIN_MS = 300_000

describeWith('postgres', 'a rolling update from the version before', () => {
  test(
    'delivers every lead once, whichever version took it and whichever delivers it',
    async () => {
      const { db, env } = await openPostgres('empty')
      const peer = await startSmtpPeer()
      onTestFinished(() => peer.stop())
      const settings = { ...env, ...mailSettings(peer.url), NODE_ENV: 'production' }
      const { commit, root, newMigrations } = checkOutVersionBefore()
      await migrateWith(settings, root)
      const oldWeb = await Member.start('web', settings, root)
      const oldWorker = await Member.start('worker', settings, root)
      const before = new Senders(oldWeb.address)
      await before.accepted(LEADS)

      await migrateWith(settings)
      await before.accepted(LEADS)

      const newWeb = await Member.start('web', settings)
      const newWorker = await Member.start('worker', settings)
      const after = new Senders(newWeb.address)
      const both = [before, after]
      const bothAccept = () => Promise.all(both.map((senders) => senders.accepted(LEADS)))
      await bothAccept()
      // The new worker alone, with what the old web process accepts; then the other way around.
      expect(await oldWorker.stop()).toBe(0)
      await bothAccept()
      await oldWorker.start()
      expect(await newWorker.stop()).toBe(0)
      await bothAccept()
      await allDelivered(db, peer, both)
      await newWorker.start()
      expect(await oldWorker.stop()).toBe(0)
      await before.stop()
      expect(await oldWeb.stop()).toBe(0)
      await after.accepted(LEADS)
      await after.stop()

      await allDelivered(db, peer, both)
      console.log(
        `From ${commit}, with ${newMigrations} new migrations: ` +
          both.map(({ visitors }) => visitors.references.size).join(' and ') +
          ' leads to the version before and to this one',
      )
      const versions = ['the version before', 'this version']
      for (const [at, { visitors }] of both.entries()) {
        const fault = `rolling update from ${commit}, sent to ${versions[at]}`
        await recordLeads(fault, { database: 'Postgres', db, peer, visitors })
        expect(visitors.failed).toBe(0)
        expect(await lostReferences(db, visitors.references)).toEqual([])
        expect(await missingMessages(peer, visitors.references)).toEqual([])
      }
      expect(await acceptedTwice(db)).toBe(0)
      expect(repeats(peer)).toEqual(new Map())
    },
    TEST_LIMIT_MS,
  )
})

/** Visitors of one web process, who go on until they are stopped. */
class Senders {
  readonly visitors: Visitors
  readonly #sending: Promise<unknown>
  #isOver = false

  constructor(site: string) {
    this.visitors = new Visitors(site)
    this.#sending = Promise.all(Array.from({ length: CLIENTS }, () => this.#send()))
    // Reported by `stop`.
    this.#sending.catch(() => {})
  }

  /** Waits until so many more leads have been accepted. */
  async accepted(more: number): Promise<void> {
    const enough = this.visitors.references.size + more
    const isEnough = () => this.visitors.references.size >= enough
    await Promise.race([this.#sending, until('leads are accepted', isEnough)])
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#sending
  }

  async #send() {
    while (!this.#isOver) {
      await this.visitors.sendOne()
      await sleep(PAUSE_MS)
    }
  }
}

/** Waits until everything that was acknowledged by now has arrived. */
async function allDelivered(db: Db, peer: SmtpPeer, senders: Senders[]): Promise<void> {
  const leads = senders.reduce((sum, { visitors }) => sum + visitors.references.size, 0)
  await until(
    'every message has arrived',
    () => peer.messages.length >= leads * MESSAGES_OF_A_LEAD,
    DELIVERED_WITHIN_MS,
  )
  const asOf = new Date().toISOString()
  const isDone = async () => {
    const open = db.selectFrom('outbox').select('id').where('done_at', 'is', null)
    return (await open.where('created_at', '<', asOf).execute()).length === 0
  }
  await until('no job is open', isDone, DELIVERED_WITHIN_MS)
}
