import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STAFF_SETTINGS } from '../e2e/staff.ts'
import { type RunningSite, startSite } from '../site.ts'
import { soaking } from '../soaking.ts'
import { findCommand } from './command.ts'
import { forgetPeak, peakMb, residentMb } from './resident.ts'
import { signIn } from './sign-in.ts'
import { summarize } from './summary.ts'

const MODULES =
  'crlf,csrf,xxe,methods,htaccess,shellshock,redirect,ssrf,sql,blindsql,exec,file,xss,permanentxss,backup,cookieflags,csp,http_headers'
/** Of finding addresses, and of each module. */
const CRAWL_SECONDS = soaking ? 300 : 60
const MODULE_SECONDS = soaking ? 60 : 10
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
    await attack(site, 'a visitor', wapiti, [`${site.address}/`])
    const cookie = await signIn(site.address)
    await attack(site, 'an owner', wapiti, [
      `${site.address}/admin/leads`,
      '-H',
      `Cookie: ${cookie}`,
    ])
    const desk = await fetch(`${site.address}/admin/leads`, {
      headers: { cookie },
      redirect: 'manual',
    })
    if (desk.status !== 200) throw new Error('The scanner was signed out before it was done.')
  } finally {
    await site.remove()
  }
}

async function attack(
  site: RunningSite,
  who: string,
  wapiti: string,
  target: string[],
): Promise<void> {
  const [web, worker] = [site.pid('web'), site.pid('worker')]
  for (const pid of [web, worker]) forgetPeak(pid)
  const before = residentMb(web)
  const folder = await mkdtemp(join(tmpdir(), 'scan-'))
  try {
    const report = join(folder, 'report.json')
    const child = spawn(
      wapiti,
      [
        ...['--url', ...target, '--scope', 'domain', '--module', MODULES],
        // What ends the session that the scanner has.
        ...[
          '--exclude',
          `${site.address}/api/auth/*`,
          '--exclude',
          `${site.address}/api/staff-access/*`,
        ],
        ...['--max-scan-time', `${CRAWL_SECONDS}`, '--max-attack-time', `${MODULE_SECONDS}`],
        ...['--flush-session', '--no-bugreport', '--verbose', '0'],
        ...['--store-session', folder, '--store-config', folder],
        ...['--format', 'json', '--output', report],
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    await once(child, 'exit')
    const found = JSON.parse(await readFile(report, 'utf8')) as Report
    console.log(`\nWapiti as ${who}: ${found.infos.crawled_pages_nbr ?? '?'} addresses; found:`)
    for (const [kind, cases] of Object.entries(found.vulnerabilities)) {
      if (cases.length === 0) continue
      const paths = [...new Set(cases.map(({ path }) => path))]
      console.log(`  ${kind}: ${cases.length} (${paths.slice(0, 3).join(', ')})`)
    }
    for (const [part, pid, asked] of [
      ['web', web, ASKED_WEB_MB],
      ['worker', worker, ASKED_WORKER_MB],
    ] as const) {
      summarize({
        what: `${part} at most, attacked by Wapiti as ${who}`,
        measured: `${peakMb(pid)} MB`,
        beside: part === 'web' ? `${before} MB before, ${residentMb(pid)} MB after` : '',
        asked: `${asked} MB`,
      })
    }
    if (site.pid('web') !== web) throw new Error('The web process was replaced.')
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Report {
  infos: { crawled_pages_nbr?: number }
  vulnerabilities: Record<string, { path: string }[]>
}
