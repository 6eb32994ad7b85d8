import type { RunningSite } from '../sites/site.ts'
import { startSite } from '../sites/site.ts'
import { type Answer, ask, assertSame } from './measure/answer.ts'
import { startBareServer } from './measure/bare.ts'
import { inTurns, ROUND_SECONDS, ROUNDS } from './measure/in-turns.ts'
import { startNginx } from './measure/nginx.ts'
import { type PageCase, pageCases } from './measure/page-cases.ts'
import { conditions, summarizePage, table } from './measure/page-table.ts'
import type { Server } from './measure/server.ts'

/**
 * What the site answers, beside servers that send the same bytes: a bare `node:http`, and nginx
 * where it is installed. Each server is a process of its own, and so is the load.
 */
export default async function benchPages(): Promise<void> {
  const site = await startSite()
  try {
    console.log(`\nPages\n\n${conditions(ROUNDS, ROUND_SECONDS)}\n`)
    const measured = []
    for (const page of await pageCases(site.address)) {
      console.error(`measuring ${page.name}`)
      const servers = await measureCase(site, page)
      summarizePage(page.name, servers)
      measured.push({ page: page.name, servers })
    }
    console.log(table(measured))
  } finally {
    await site.remove()
  }
}

async function measureCase(site: RunningSite, page: PageCase) {
  const answer = await ask(site.address, page.request)
  if (answer.status !== page.status) throw new Error(`${page.name} answered ${answer.status}`)
  const others = await startOthers(answer, page)
  try {
    return await inTurns([serverOf(site), ...others], page)
  } finally {
    for (const server of others) await server.stop()
  }
}

function serverOf(site: RunningSite): Server {
  return {
    name: 'site',
    address: site.address,
    pid: site.pid('web'),
    stop: () => site.remove(),
  }
}

async function startOthers(answer: Answer, page: PageCase): Promise<Server[]> {
  const bare = await startBareServer(answer)
  assertSame(answer, await ask(bare.address, page.request))
  if (page.request.method === 'HEAD' || page.status !== 200) return [bare]
  const nginx = await startNginx(answer)
  return nginx ? [bare, nginx] : [bare]
}
