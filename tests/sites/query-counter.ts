/**
 * Renders each page that it is told of in the built site, in this process, and reports what each one
 * asked of the database: the path, and its queries with their parameters.
 */
import Sqlite from 'better-sqlite3'
import { PageCache } from '../../src/server/cache/page-cache.ts'

export type PageQueries = [path: string, status: number, queries: string[]]

let queries: string[] = []

interface Statement {
  source: string
  all(...parameters: unknown[]): unknown
}
// Every query of the site ends in one of these, whatever prepared it.
const statement: Statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1'))
const all = statement.all
statement.all = function (this: Statement, ...parameters: unknown[]) {
  queries.push(`${this.source} ${JSON.stringify(parameters)}`)
  return all.apply(this, parameters)
}

const { INTERNAL_runFetch: run } = await import(
  new URL('../../dist/server/index.js', import.meta.url).href
)
const visit = (path: string): Promise<Response> =>
  // A cache of its own: nothing is rendered already.
  run({}, new Request(`http://localhost${path}`), { pageCache: new PageCache() })

process.once('message', async (paths: string[]) => {
  // What the process asks once.
  await visit('/readyz')
  const report: PageQueries[] = []
  for (const path of paths) {
    queries = []
    const answer = await visit(path)
    await answer.arrayBuffer()
    report.push([path, answer.status, queries])
  }
  process.send?.(report, () => process.exit(0))
})
// Else nothing keeps it until it is told the paths: what ends it with its parent has let go of the channel.
process.channel?.ref()
process.send?.('ready')
