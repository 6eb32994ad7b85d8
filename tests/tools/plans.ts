import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { isPostgres } from '../../db/leads/search-index.ts'
import type { Db } from '../../db/open.ts'

/** How a database did what some statements asked. */
export interface Plans {
  /** The indexes in which it looked. */
  indexes: Set<string>
  /** Tables that it went through as a whole, and sorts; only SQLite says so before it does it. */
  wholes: string[]
  /** The most rows that any one step went through; only Postgres counts them. */
  mostRows: number
}

/** Runs some work, and then asks the database for the plan of each statement that it sent. */
export async function plansOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<Plans> {
  const sent: RootOperationNode[] = []
  const listening: KyselyPlugin = {
    transformQuery({ node }) {
      sent.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work(db.withPlugin(listening))
  const plans: Plans = { indexes: new Set(), wholes: [], mostRows: 0 }
  for (const node of sent) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId())
    await (isPostgres(db) ? addPostgres : addSqlite)(plans, db, sql, parameters)
  }
  return plans
}

const SCAN = /^SCAN (submissions|audit_log|outbox|drafts|deliveries|limit_counts)$|AUTOMATIC/
const PART = /^(?:CO-ROUTINE|MATERIALIZE) (\w+)/
const SORT = /TEMP B-TREE FOR ORDER/
/**
 * The amendments of a stretch of leads, say, may be sorted, and so may the limited parts of a union; were they not
 * limited, it would show in the rows of Postgres.
 */
const ASKS_MANY = /^(?!.* union ).*from "?(submissions|audit_log|outbox)\b/s

async function addSqlite(plans: Plans, db: Db, sql: string, parameters: readonly unknown[]) {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  )
  const details = rows.map(({ detail }) => detail)
  // A limited part of a table, under the name of the table.
  const parts = details.flatMap((detail) => PART.exec(detail)?.[1] ?? [])
  for (const detail of details) {
    if (parts.includes(SCAN.exec(detail)?.[1] ?? '')) continue
    for (const [, index] of detail.matchAll(/INDEX (\w+)/g)) plans.indexes.add(index ?? '')
    if (SCAN.test(detail) || (SORT.test(detail) && ASKS_MANY.test(sql))) {
      plans.wholes.push(`${detail}: ${sql}`)
    }
  }
}

interface Step {
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Step[]
}

async function addPostgres(plans: Plans, db: Db, sql: string, parameters: readonly unknown[]) {
  // What is to be analyzed is run again, and a row with the same id cannot be inserted twice.
  if (sql.startsWith('insert into')) return
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Step }[] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]),
  )
  const steps = rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan))
  for (let step = steps.pop(); step; step = steps.pop()) {
    if (step['Index Name']) plans.indexes.add(step['Index Name'])
    const rejected =
      (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)
    const gone = (step['Actual Rows'] + rejected) * step['Actual Loops']
    plans.mostRows = Math.max(plans.mostRows, gone)
    steps.push(...(step.Plans ?? []))
  }
}
