/**
 * `npm run bench`: measures the site against its targets, and ends with one table of all of them.
 * `npm run bench -- pages leads` runs only these. Missed targets are not a failure; the exit status says whether all benches ran.
 */
import { ensureBuilt } from '../../launch/built.ts'
import { summaryTable } from './measure/summary.ts'

const BENCHES: Record<string, () => Promise<{ default(): Promise<void> }>> = {
  pages: () => import('./pages.ts'),
  leads: () => import('./leads.ts'),
  postgres: () => import('./leads-on-postgres.ts'),
  next: () => import('./leads-beside-next.ts'),
  accept: () => import('./accept.ts'),
  memory: () => import('./upload-memory.ts'),
  upload: () => import('./upload-in-parts.ts'),
  blog: () => import('./blog-pages.ts'),
  desk: () => import('./desk.ts'),
  newsletter: () => import('./newsletter-list.ts'),
  mail: () => import('./mail.ts'),
  dashboard: () => import('./dashboard.ts'),
  start: () => import('./start.ts'),
  import: () => import('./imports.ts'),
  flat: () => import('./flat-memory.ts'),
  processes: () => import('./processes.ts'),
  scale: () => import('./scale.ts'),
  starve: () => import('./starve.ts'),
  fuzz: () => import('./fuzzed-memory.ts'),
  scan: () => import('./scanner.ts'),
  load: () => import('./crowd.ts'),
  paint: () => import('./paint.ts'),
  itself: () => import('./itself.ts'),
}
/** Everything with a target; the others answer questions of their own. */
const USUAL = [
  ...[
    'pages',
    'processes',
    'leads',
    'postgres',
    'next',
    'upload',
    'memory',
    'flat',
    'start',
    'starve',
  ],
  ...['import', 'blog', 'desk', 'dashboard'],
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown[0]}": ${Object.keys(BENCHES).join(', ')}`)
  process.exit(1)
}

await ensureBuilt()
for (const name of asked.length > 0 ? asked : USUAL) {
  try {
    const bench = await BENCHES[name]?.()
    await bench?.default()
  } catch (error) {
    console.error(`\nThe bench "${name}" broke:`, error)
    process.exitCode = 1
  }
}
console.log(summaryTable())
