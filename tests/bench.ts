/**
 * `npm run bench`: this build beside bare `node:http` and nginx with the same bytes, in turns, as one Markdown table.
 *   npm run bench -- pages leads         these rows alone: see ROWS
 *   npm run bench -- --before=e971900    beside that commit too, checked out and built in the temporary folder
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { nginxWith } from './servers/nginx-configuration.ts'
import { freePort, onServer, startPostgres } from './servers/postgres.ts'
import { markdownTable } from './tools/markdown-table.ts'
import { processorMs, pssOf, signal, tree, watchPeak } from './tools/processes.ts'
import { until } from './tools/until.ts'

const ROWS = { modules, build, start, pages, anew, hostile, leads, postgres, lighthouse }
const [WRK, NGINX] = ['/usr/bin/wrk', '/usr/sbin/nginx']
const COLUMNS = ['before', 'this', 'bare', 'nginx']
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const LIGHTHOUSE = '--yes lighthouse@13.5.0 --quiet --output=json'.split(' ')
const SUBMIT = '/api/trpc/forms.submit'
const EIGHT_KINDS = `/ /blog /blog/navigating-storm-season /contact /products/boat-insurance /quote
  /towns/mystic /vessels/center-console`.split(/\s+/)
const UP_WITHIN_MS = 900_000
const REST_MS = 60_000

interface Contestant {
  name: string
  folder: string
  port: number
  pids(): number[]
  end(): Promise<void>
}
type Answer = { headers: [name: string, value: string][]; body: Buffer }
const now = () => performance.now() / 1000
type Figures = Record<string, number>
type Measure = (contestant: Contestant) => Promise<Figures>
type Settings = Record<string, string>

const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
const option = (name: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.replace(/^.*?=/, '')
const [rounds, seconds] = [Number(option('rounds') ?? 5), Number(option('seconds') ?? 5)]
const before = option('before')
const unknown = words.find((word) => !(word in ROWS))
if (unknown) refuse(`There is no row ${unknown}: ${Object.keys(ROWS).join(', ')}`)
if (!existsSync(WRK)) refuse('The load comes from wrk: apt-get install wrk')

const work = mkdtempSync(join(tmpdir(), 'bench-'))
const table: string[][] = []
const running: Contestant[] = []
const idle = { port: 0, pids: () => [], end: async () => {} }
const builds: Contestant[] = [{ name: 'this', folder: process.cwd(), ...idle }]
try {
  if (before) builds.unshift({ name: 'before', folder: await checkOut(before), ...idle })
  for (const { folder } of builds) await run('npm', ['run', '--silent', 'build'], folder)
  for (const [name, row] of Object.entries(ROWS)) {
    if (words.length === 0 || words.includes(name)) await row()
    for (const server of running.splice(0)) await server.end()
  }
} finally {
  for (const server of running) await server.end()
  rmSync(work, { recursive: true, force: true })
}
const head = ['', ...COLUMNS, 'this ÷ before', 'this ÷ bare']
console.log(`\nMedian (least to most) of ${rounds} rounds\n\n${markdownTable(head, table)}`)

/** The folder of another commit: made once, and used again as long as it is there. */
async function checkOut(commit: string): Promise<string> {
  const folder = existsSync(commit) ? commit : join(tmpdir(), `bench-of-${commit}`)
  if (!existsSync(folder)) await run('git', ['worktree', 'add', '--detach', folder, commit])
  const isInstalled = existsSync(join(folder, 'node_modules/.package-lock.json'))
  if (!isInstalled) await run('npm', ['install', '--no-audit', '--no-fund'], folder)
  return folder
}

// The rows

async function modules() {
  await inTurns('node_modules', builds, async ({ folder }) => ({
    MB: Number.parseInt(await run('du', ['-sm', '--exclude=.cache', `${folder}/node_modules`]), 10),
  }))
}

async function build() {
  await inTurns('build', builds, async ({ folder }) => {
    rmSync(join(folder, 'dist'), { recursive: true, force: true })
    const began = now()
    const options = { cwd: folder, env: environment() }
    const building = promisify(execFile)('npm', ['run', 'build'], options)
    const peak = watchPeak(() => tree(building.child.pid ?? 0).slice(1))
    await building
    return { seconds: now() - began, 'peak MB': peak() }
  })
}

/** From nothing but the build, until the message of a lead lies in the mailbox, and the memory a minute later. */
async function start() {
  await inTurns('first start', builds, async (build) => {
    const began = now()
    const site = await launch(build)
    const peak = watchPeak(site.pids)
    await up(site, '/')
    const page = now() - began
    await mailed(site)
    const [message, most] = [now() - began, peak()]
    await sleep(REST_MS)
    const resting = pssOf(site.pids())
    await site.end()
    return {
      's to a page': page,
      's to a message': message,
      'peak MB': most,
      'MB at rest': resting,
    }
  })
}

async function pages() {
  const sites = await startSites()
  for (const path of ['/', '/towns/mystic', '/quote']) {
    const answer = await ask(sites.at(-1) as Contestant, path)
    const others = await startOthers(answer)
    for (const other of others) await up(other, '/')
    for (const other of others) check(other, answer, await ask(other, '/'))
    await inTurns(`cached ${path}`, [...sites, ...others], async (server) => {
      await ask(server, path)
      return wrk(server, { path, connections: 16 })
    })
  }
}

async function anew() {
  const sites = await startSites()
  const measure: Measure = (server) => wrk(server, { lua: nowhereLua(), connections: 4 })
  await inTurns('a page rendered anew', sites, measure)
}

/** Another visitor, from an address of its own, beside a client that asks for what nobody has cached. */
async function hostile() {
  const sites = await startSites()
  for (const connections of [0, 16, 64, 200]) {
    const row = `a cached page beside ${connections} hostile connections`
    await inTurns(row, sites, async (server) => {
      const load = { lua: nowhereLua(), connections, time: seconds + 1, refusals: true }
      const attack = connections > 0 ? wrk(server, load) : undefined
      await sleep(500)
      const times = await visit(server, '/towns/mystic')
      await attack
      return { 'p99 ms': times[Math.floor(times.length * 0.99)] ?? Number.NaN }
    })
  }
}

async function leads(where = 'SQLite', settings: Settings[] = []) {
  const sites = await startSites(settings)
  const measure: Measure = (server) => wrk(server, { lua: leadsLua(), connections: 8 })
  await inTurns(`leads on ${where}, 8 at once`, sites, measure)
  for (const site of sites) await site.end()
}

async function postgres() {
  const server = await startPostgres(true)
  if ('missing' in server) return console.error(server.missing)
  const AUTH_SECRET = 'of-the-bench-and-long-enough-for-a-secret'
  const settings: Settings[] = []
  for (const { name } of builds) {
    await onServer(server.url, (client) => client.query(`create database site_${name}`))
    settings.push({ DATABASE_URL: new URL(`site_${name}`, server.url).href, AUTH_SECRET })
  }
  await leads('Postgres', settings)
  await server.remove()
}

async function lighthouse() {
  if (!existsSync(CHROMIUM)) return console.error(`Lighthouse needs a browser: no ${CHROMIUM}`)
  const sites = await startSites()
  for (const path of EIGHT_KINDS) {
    await inTurns(`Lighthouse ${path}`, sites, async ({ port }) => {
      const flags = '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage'
      const args = [...LIGHTHOUSE, flags, `http://127.0.0.1:${port}${path}`]
      const printed = await run('npx', args, work, { CHROME_PATH: CHROMIUM })
      const categories: Record<string, { score: number }> = JSON.parse(printed).categories
      const [performance = 0, ...others] = Object.values(categories).map(({ score }) => 100 * score)
      return { performance, 'least of the rest': Math.min(...others) }
    })
  }
}

// Turns and figures

/** Measures each in every round; the processes of the others stand still meanwhile. */
async function inTurns(row: string, contestants: Contestant[], measure: Measure) {
  const results: Record<string, Figures>[] = []
  for (let round = 0; round < rounds; round++) {
    const result: Record<string, Figures> = {}
    for (const contestant of contestants) {
      for (const other of contestants)
        signal(other.pids(), other === contestant ? 'SIGCONT' : 'SIGSTOP')
      result[contestant.name] = await measure(contestant)
    }
    results.push(result)
    console.error(row, JSON.stringify(result))
  }
  for (const contestant of contestants) signal(contestant.pids(), 'SIGCONT')
  for (const figure of Object.keys(results[0]?.this ?? {})) {
    const all = (name: string) => results.map((result) => result[name]?.[figure] ?? Number.NaN)
    // Of the same round, so that what else the machine does meets both.
    const over = (name: string) => all('this').map((value, at) => value / (all(name)[at] ?? 0))
    const columns = [...COLUMNS.map(all), over('before'), over('bare')]
    table.push([`${row}, ${figure}`, ...columns.map(spread)])
  }
}

function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b).map((value) => Number(value.toPrecision(3)))
  const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return values.some(Number.isNaN) ? '' : `${middle} (${least} to ${most})`
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

async function startSites(settings: Settings[] = []): Promise<Contestant[]> {
  const sites = await Promise.all(builds.map((build, at) => launch(build, settings[at])))
  for (const site of sites) await mailed(site)
  return sites
}

/** A site as `npm start` runs it, on an empty folder. npm itself is none of its processes. */
async function launch({ name, folder }: Contestant, settings: Settings = {}) {
  const [dataDir, port] = [mkdtempSync(join(work, 'data-')), await freePort()]
  // As many numbers as that version takes.
  const example = readFileSync(join(folder, '.env.example'), 'utf8')
  const limits = /^#SUBMIT_LIMIT=(.*)$/m.exec(example)?.[1] ?? ''
  const env = environment({
    ...{ HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: dataDir, LEADS_TO: 'a@agency.example' },
    SUBMIT_LIMIT: limits.replace(/\d+/g, '1000000'),
    ...settings,
  })
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore' })
  return { ...serverOf(name, port, child, 1), dataDir }
}

/** Bare `node:http`, and nginx where it is installed, with the bytes and headers of an answer. */
async function startOthers({ headers, body }: Answer): Promise<Contestant[]> {
  const script = `const [, port, headers, body] = process.argv
    const bytes = Buffer.from(body, 'base64')
    require('node:http').createServer((_, response) => {
      response.writeHead(200, JSON.parse(headers))
      response.end(bytes)
    }).listen(port, '127.0.0.1')`
  const [bare, port] = [await freePort(), await freePort()]
  const args = ['-e', script, `${bare}`, JSON.stringify(headers.flat()), body.toString('base64')]
  const servers = [serverOf('bare', bare, spawn(process.execPath, args))]
  if (!existsSync(NGINX)) return servers
  const folder = mkdtempSync(join(work, 'nginx-'))
  const fields = headers.map(([name, value]) => {
    const directive = name === 'content-type' ? 'default_type' : `add_header ${name}`
    return `${directive} "${value.replace(/["\\]/g, '\\$&')}";`
  })
  // nginx writes the length itself, which stands last.
  const server = `sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=10;
    server { listen 127.0.0.1:${port}; root ${folder}; etag off; types {}
    ${fields.slice(0, -1).join('\n')} location / { try_files /page =404; } }`
  writeFileSync(join(folder, 'page'), body)
  writeFileSync(join(folder, 'nginx.conf'), nginxWith(folder, server))
  const child = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'])
  return [...servers, serverOf('nginx', port, child)]
}

function serverOf(name: string, port: number, child: ChildProcess, above = 0) {
  const pids = () => tree(child.pid ?? 0).slice(above)
  const end = async () => {
    if (child.exitCode !== null || child.signalCode) return
    signal(pids(), 'SIGCONT')
    child.kill()
    await once(child, 'exit')
  }
  const server = { name, folder: '', port, pids, end }
  running.push(server)
  return server
}

/** Until the message of a first lead is written: then the queue works. */
async function mailed(site: Contestant & { dataDir: string }) {
  await up(site, '/readyz')
  const headers = { 'content-type': 'application/json' }
  const lead = { method: 'POST', headers, body: leadWith(randomUUID()) }
  await fetch(`http://127.0.0.1:${site.port}${SUBMIT}`, lead)
  const mail = join(site.dataDir, 'mail')
  const isMailed = () => existsSync(mail) && readdirSync(mail).join().includes('.eml')
  await until('a message', isMailed, UP_WITHIN_MS)
}

async function up(server: Contestant, path: string) {
  const answers = () => ask(server, path).then(Boolean, () => false)
  await until(`${server.name} is up`, answers, UP_WITHIN_MS)
}

/** @throws When a server beside the site sends something else. */
function check({ name }: Contestant, asked: Answer, { headers, body }: Answer) {
  const fields = headers.map((field) => field.join())
  const hasAll = asked.headers.every((field) => fields.includes(field.join()))
  if (hasAll && body.equals(asked.body)) return
  throw new Error(`${name} does not send what the site sends: ${fields.join('; ')}`)
}

/** For the command of another project: nothing of npm's and Node's own, which name this one. */
function environment(settings: Settings = {}): NodeJS.ProcessEnv {
  const own = /^(npm_|NODE_(?!EXTRA))/
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name))
  return { ...Object.fromEntries(inherited), ...settings }
}

async function run(command: string, args: string[], cwd = process.cwd(), settings: Settings = {}) {
  const options = { cwd, env: environment(settings), maxBuffer: 1 << 28 }
  return (await promisify(execFile)(command, args, options)).stdout
}

/** With a script that makes the requests, or a path; whether answers such as 503 are fine. */
type Load = { path?: string; lua?: string; connections: number; time?: number; refusals?: boolean }

/** Load from a process of its own, and the processor time of all processes of the server for a request. */
async function wrk(server: Contestant, load: Load): Promise<Figures> {
  const { path = '/', lua = '', connections, time = seconds, refusals } = load
  const script = join(work, 'requests.lua')
  writeFileSync(script, lua)
  const before = processorMs(server.pids())
  const options = [`-c${connections}`, `-d${time}s`, '-t1', '--latency', '--timeout=30s']
  const address = `http://127.0.0.1:${server.port}${path}`
  const printed = await run(WRK, [...options, '-H', 'accept-encoding: br', '-s', script, address])
  const used = processorMs(server.pids()) - before
  const number = (pattern: RegExp) => Number(pattern.exec(printed)?.[1] ?? 0)
  const failed = number(/Non-2xx or 3xx responses: (\d+)/) + number(/timeout (\d+)/)
  const count = number(/(\d+) requests in/)
  if (count === 0 || (failed > 0 && !refusals)) throw new Error(`${server.name}:\n${printed}`)
  const [, value, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(printed) ?? []
  return {
    'a second': number(/Requests\/sec:\s+([\d.]+)/),
    'ms of processor': used / count,
    'p99 ms': Number(value) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? Number.NaN),
  }
}

/** Towns that do not exist, each asked for once. */
function nowhereLua() {
  return `local n = 0
function request() n = n + 1; return wrk.format("GET", "/towns/nowhere-${Date.now()}-" .. n) end`
}

/** Contact forms, each under a key and from a mailbox of its own. */
function leadsLua() {
  return `local n = 0
function request() n = n + 1; local key = "${randomUUID().slice(0, 24)}" .. string.format("%012d", n)
return wrk.format("POST", "${SUBMIT}", { ["content-type"] = "application/json" }, '${leadWith("' .. key .. '")}') end`
}

function leadWith(key: string) {
  return `{"formType":"contact","submissionKey":"${key}","formData":{"name":"Jane Doe","subject":"Other",
"email":"jane.${key}@visitor.example","zipCode":"06604","message":"A message of the usual length."}}`.replace(
    '\n',
    '',
  )
}

/** One visitor who reads a page again and again: the times in ms, the shortest first. */
async function visit(server: Contestant, path: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const [times, stop] = [[] as number[], performance.now() + seconds * 1000]
  while (performance.now() < stop) {
    const began = performance.now()
    await ask(server, path, { agent, localAddress: '127.0.0.2' })
    times.push(performance.now() - began)
  }
  agent.destroy()
  return times.sort((a, b) => a - b)
}

async function ask({ port }: Contestant, path: string, options = {}): Promise<Answer> {
  const headers = { 'accept-encoding': 'br' }
  const request = get({ port, path, host: '127.0.0.1', headers, ...options })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
  // Node and nginx write these themselves.
  const own = /^(date|connection|keep-alive|transfer-encoding|content-length)$/i
  const sent = Object.entries(response.headers).filter(([name]) => !own.test(name))
  const pairs = sent.map(([name, value]): [string, string] => [name, `${value}`])
  return { headers: [...pairs, ['content-length', `${body.length}`]], body }
}
