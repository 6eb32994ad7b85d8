import { onTestFinished } from 'vitest'
import { openObjectStore } from '../../src/storage/open.ts'
import { addManyLeads } from '../samples/many-leads.ts'
import { startClamd } from '../servers/clamd.ts'
import { openOwnServer, testFolder } from '../servers/databases.ts'
import { ownBucket, s3Variables } from '../servers/s3.ts'
import { shared } from '../servers/shared.ts'
import { startSmtpPeer } from '../servers/smtp-peer.ts'
import { openStrikingProxy } from '../servers/striking-proxy.ts'
import { mailSettings } from '../sites/mail-settings.ts'
import { makeStaff, signInOver } from '../staff/staff-site.ts'
import { Member } from './fleet.ts'

/** An export goes through them in three stretches. */
const LEADS_TO_EXPORT = 1100

export type StepSite = Awaited<ReturnType<typeof startStepSite>>
export type Way = keyof StepSite['ways']

/**
 * A web and a worker process on real servers, each of which they reach through a proxy of its own. They end with
 * the test. The database is filled with leads, and somebody of staff is signed in.
 * @param skip Of the test, where Postgres cannot be started.
 */
export async function startStepSite(skip: (reason: string) => never) {
  await shared('build')
  const { db, url, server } = await openOwnServer(skip)
  const bucket = ownBucket(await shared('s3'))
  const clamd = await startClamd()
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  const ways = {
    'web to database': await wayTo(portOf(url)),
    'worker to database': await wayTo(portOf(url)),
    'web to object store': await wayTo(portOf(bucket.endpoint)),
    'worker to object store': await wayTo(portOf(bucket.endpoint)),
    'worker to scanner': await wayTo(clamd.port),
    'worker to mail server': await wayTo(portOf(peer.url)),
  }
  const settingsOf = (part: 'web' | 'worker') => ({
    ...mailSettings(through(peer.url, ways['worker to mail server'].port)),
    ...s3Variables({
      ...bucket,
      endpoint: through(bucket.endpoint, ways[`${part} to object store`].port),
    }),
    DATABASE_URL: through(url, ways[`${part} to database`].port),
    CLAMD_URL: `tcp://127.0.0.1:${ways['worker to scanner'].port}`,
  })
  const [web, worker, staff] = await Promise.all([
    Member.start('web', settingsOf('web')),
    Member.start('worker', settingsOf('worker')),
    makeStaff({ db }),
    addManyLeads(db, LEADS_TO_EXPORT),
  ])
  const dataDir = testFolder()
  return {
    ...{ db, url, dataDir, server, ways, web, worker, peer },
    address: web.address,
    /** The objects, past the proxies. */
    store: openObjectStore({ dataDir, s3: bucket }),
    staffCookie: await signInOver(web.address, staff.email),
  }
}

async function wayTo(port: number) {
  const proxy = await openStrikingProxy(port)
  onTestFinished(proxy.close)
  return proxy
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

/** The same address at a proxy's port. */
function through(url: string, port: number): string {
  const changed = new URL(url)
  changed.port = `${port}`
  return changed.href
}
