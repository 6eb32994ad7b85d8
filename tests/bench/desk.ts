import { deleteLeads } from '../../db/leads/delete-leads.ts'
import { addManyLeads } from '../samples/many-leads.ts'
import { STAFF_SETTINGS } from '../staff/account.ts'
import { onEachDatabase } from './measure/each-database.ts'
import { printGrowth } from './measure/growth.ts'
import { forgetPeak, peakMb, residentMb } from './measure/resident.ts'
import { signIn } from './measure/sign-in.ts'

const FEW = 100
const MANY = 100_000
const ROUNDS = 15

const SECOND_PAGE = 'the second page'
const PAGES = {
  'the list with its counts': '',
  'a search for one': '?search=visitor50%40example.com',
  'a search for a phone number': '?search=%28203%29+555-0050',
  'a search for a common word': '?search=boat',
  'a search for two words': '?search=name7+family7',
  'new ones': '?view=new',
  'open ones, oldest first': '?view=open&sort=oldest',
  'quote requests for yachts': '?kind=quote&type=luxury',
  'by follow-up': '?sort=follow-up',
  'held ones': '?view=held',
  'the days of a week': '?from=2026-11-02&to=2026-11-08',
  [SECOND_PAGE]: '',
}

/** What the list of leads and its export take, with 100 leads and with 100,000. */
export default async function benchDesk(): Promise<void> {
  console.log('\nThe desk: leads\n')
  await onEachDatabase(STAFF_SETTINGS, async ({ kind, address, db, webPid }) => {
    const cookie = await signIn(address)
    await addManyLeads(db, FEW)
    const few = await timePages(address, cookie)
    const fewPerThousand = (await timeExport(address, cookie, '')).seconds / (FEW / 1000)
    const ids = await db.selectFrom('submissions').select('id').execute()
    await deleteLeads(
      db,
      null,
      ids.map(({ id }) => id),
    )
    await addManyLeads(db, MANY)
    const many = await timePages(address, cookie)
    printGrowth(`${kind}, leads`, { few, many, counts: [FEW, MANY] })
    // The first fills what the process never gives back; the others show what more leads add to it.
    for (const [what, query] of [
      ['every lead', ''],
      ['a week', `?from=${daysAgo(7)}`],
      ['three months', `?from=${daysAgo(90)}`],
      ['every lead again', ''],
      ['what a search finds', '?search=boat'],
    ]) {
      const idle = residentMb(webPid)
      forgetPeak(webPid)
      const { seconds, leads } = await timeExport(address, cookie, query ?? '')
      console.log(
        `${kind}, export of ${what}: ${leads} leads in ${seconds.toFixed(1)} s, ` +
          `${((seconds / leads) * 1e6).toFixed(0)} ms per 1,000 (with ${FEW} leads ${(fewPerThousand * 1000).toFixed(0)}); ` +
          `web process ${idle} MB before, at most ${peakMb(webPid)} MB`,
      )
    }
  })
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

async function timePages(address: string, cookie: string) {
  await fetch(`${address}/healthz`).catch(() => {})
  const times: Record<string, number> = {}
  let next = ''
  for (const [page, query] of Object.entries(PAGES)) {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const url = `${address}/admin/leads${page === SECOND_PAGE ? next : query}`
      const from = performance.now()
      const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' })
      const html = await answer.text()
      rounds.push(performance.now() - from)
      if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`)
      next ||=
        /href="\/admin\/leads(\?after=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    }
    times[page] = rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number
  }
  return times
}

/** The file is read as it comes, and not held. */
async function timeExport(address: string, cookie: string, query: string) {
  const from = performance.now()
  const answer = await fetch(`${address}/api/staff/leads.jsonl${query}`, { headers: { cookie } })
  if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}`)
  let leads = 0
  for await (const chunk of answer.body) {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) leads++
  }
  return { seconds: (performance.now() - from) / 1000, leads }
}
