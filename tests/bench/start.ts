import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../../launch/built.ts'
import { DIST } from '../../launch/root.ts'
import { sendContact } from '../samples/strangers.ts'
import { messagesTo } from '../servers/mailbox.ts'
import { startSite } from '../sites/site.ts'
import { until } from '../tools/until.ts'
import { median, spread } from './measure/statistics.ts'
import { summarize } from './measure/summary.ts'

const STARTS = 5
const ASKED_PAGE_S = 2
const ASKED_MESSAGE_S = 5
const ASKED_BUILD_S = 15
const VISITOR = 'visitor@visitors.example'

/** How long a build takes, and a start on a folder that is there until the first page and message. */
export default async function benchStart(): Promise<void> {
  console.log('\nBuild and second start\n')
  rmSync(join(DIST, 'stamp'), { force: true })
  const buildS = await seconds(async () => void (await ensureBuilt()))
  const site = await startSite({ LEADS_TO: 'leads@agency.example' })
  const pages: number[] = []
  const messages: number[] = []
  try {
    await sendContact(site.address)
    await messagesTo(site.dataDir, 'leads@agency.example', 1)
    for (let start = 0; start < STARTS; start++) {
      await site.stop()
      const begun = performance.now()
      const since = () => (performance.now() - begun) / 1000
      const starting = site.launch()
      await until('the first page', () => pageIsThere(site.address))
      pages.push(since())
      await sendContact(site.address, { email: `${start}.${VISITOR}` })
      await messagesTo(site.dataDir, 'leads@agency.example', start + 2)
      messages.push(since())
      await starting
    }
  } finally {
    await site.remove()
  }
  const [page, message] = [spread(pages, 1), spread(messages, 1)]
  console.log(
    `build ${buildS.toFixed(1)} s; start to the first page ${page} s, to the first message ${message} s`,
  )
  const bare = await seconds(emptyProcess)
  const beside = `a process that does nothing: ${bare.toFixed(2)} s`
  summarize({
    what: 'build',
    measured: `${buildS.toFixed(1)} s`,
    beside,
    asked: `${ASKED_BUILD_S} s`,
  })
  const ofBare = `${(median(pages) / bare).toFixed(0)} times as long as ${beside}`
  summarize({
    what: 'second start to the first page',
    measured: `${page} s`,
    beside: ofBare,
    asked: `${ASKED_PAGE_S} s`,
  })
  summarize({
    what: 'second start to the first message',
    measured: `${message} s`,
    beside,
    asked: `${ASKED_MESSAGE_S} s`,
  })
}

async function pageIsThere(address: string): Promise<boolean> {
  return fetch(address).then(
    (answer) => answer.ok,
    () => false,
  )
}

async function emptyProcess(): Promise<void> {
  spawnSync(process.execPath, ['--eval', ''])
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}
