import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request as requestTo } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningSite, startSite } from '../sites/site.ts'
import { STAFF_SETTINGS } from '../staff/account.ts'
import { soaking } from '../tools/soaking.ts'
import { findCommand } from './measure/command.ts'
import { forgetPeak, peakMb, residentMb } from './measure/resident.ts'
import { signIn } from './measure/sign-in.ts'
import { summarize } from './measure/summary.ts'

const MODULES =
  'crlf,csrf,xxe,methods,htaccess,shellshock,redirect,ssrf,sql,blindsql,exec,file,xss,permanentxss,backup,cookieflags,csp,http_headers'
/** Of finding addresses, and of each module. */
const CRAWL_SECONDS = soaking ? 300 : 60
const MODULE_SECONDS = soaking ? 60 : 10
/** A scanner that finds fewer attacks nothing. */
const FEWEST_ADDRESSES = 100
const ENDS_SESSIONS = /\/(sign-out|end-sessions|sessions\/end(-others)?)$/
const ASKED_WEB_MB = 200
const ASKED_WORKER_MB = 350

/**
 * Wapiti (`apt-get install wapiti`) attacks the site as a visitor and then as an owner who is signed in; prints what it
 * found and what web and worker had in memory meanwhile. About nine minutes, and under `npm run soak` most of an hour.
 */
export default async function benchScanner(): Promise<void> {
  const wapiti = findCommand('wapiti')
  if (!wapiti) {
    console.log('\nscan: left out, since wapiti is not installed (apt-get install wapiti)')
    return
  }
  const site = await startSite(STAFF_SETTINGS)
  try {
    await attack(site, 'a visitor', wapiti, `${site.address}/`)
    const cookie = await signIn(site.address)
    const door = await openDoor(site.address, cookie)
    await attack(site, 'an owner', wapiti, `${door.address}/admin/leads`)
    door.server.close()
    const desk = await fetch(`${site.address}/admin/leads`, {
      headers: { cookie },
      redirect: 'manual',
    })
    if (desk.status !== 200) throw new Error('The scanner was signed out before it was done.')
  } finally {
    await site.remove()
  }
}

/** A proxy that signs everybody in, but nobody out: this Wapiti breaks when it is told to leave an address out. */
async function openDoor(site: string, cookie: string) {
  const { host } = new URL(site)
  const server = createServer((request, response) => {
    if (ENDS_SESSIONS.test(request.url ?? '')) return void response.writeHead(404).end()
    const headers = { ...request.headers, host, cookie }
    const forwarded = requestTo(`${site}${request.url}`, { method: request.method, headers })
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { server, address: `http://127.0.0.1:${port}` }
}

async function attack(site: RunningSite, who: string, wapiti: string, url: string): Promise<void> {
  const parts = [
    { part: 'web', pid: site.pid('web'), asked: ASKED_WEB_MB },
    { part: 'worker', pid: site.pid('worker'), asked: ASKED_WORKER_MB },
  ] as const
  const before = parts.map(({ pid }) => residentMb(pid))
  for (const { pid } of parts) forgetPeak(pid)
  const { addresses, vulnerabilities } = await runWapiti(wapiti, url)
  console.log(`\nWapiti as ${who}: ${addresses} addresses and forms; findings:`)
  for (const [kind, cases] of Object.entries(vulnerabilities)) {
    if (cases.length === 0) continue
    const paths = [...new Set(cases.map(({ path }) => path))]
    console.log(`  ${kind}: ${cases.length} (${paths.slice(0, 3).join(', ')})`)
  }
  for (const [index, { part, pid, asked }] of parts.entries()) {
    if (site.pid(part) !== pid) throw new Error(`The ${part} process was replaced.`)
    summarize({
      what: `${part} at most, attacked by Wapiti as ${who}`,
      measured: `${peakMb(pid)} MB`,
      beside: `${before[index]} MB before, ${residentMb(pid)} MB after`,
      asked: `${asked} MB`,
    })
  }
}

async function runWapiti(wapiti: string, url: string): Promise<Report & { addresses: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-'))
  const file = join(folder, 'report.json')
  const options = [
    ...['--url', url, '--scope', 'domain', '--module', MODULES],
    ...['--max-scan-time', `${CRAWL_SECONDS}`, '--max-attack-time', `${MODULE_SECONDS}`],
    // It asks for brotli, too, and cannot read it.
    ...['--header', 'Accept-Encoding: gzip'],
    ...['--flush-session', '--no-bugreport', '--store-session', folder, '--store-config', folder],
    ...['--format', 'json', '--output', file],
  ]
  try {
    const child = spawn(wapiti, options, { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    const [code] = await once(child, 'close')
    const addresses = Number(/found (\d+) URLs and forms/.exec(output)?.[1] ?? 0)
    if (code !== 0 || addresses < FEWEST_ADDRESSES) throw new Error(`Wapiti failed:\n${output}`)
    return { ...(JSON.parse(await readFile(file, 'utf8')) as Report), addresses }
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Report {
  vulnerabilities: Record<string, { path: string }[]>
}
