import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An address that may make databases, or why there is none. */
    postgres: { url: string } | { missing: string }
  }
}

/** One Postgres for the whole run. `REQUIRE_REAL_PARTS=1` makes its absence a failure. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgres', { url: given })
    return
  }
  const postgres = await startPostgres()
  if ('missing' in postgres) {
    if (process.env.REQUIRE_REAL_PARTS === '1') throw new Error(postgres.missing)
    console.warn(`Tests on Postgres are skipped: ${postgres.missing}`)
    project.provide('postgres', postgres)
    return
  }
  project.provide('postgres', { url: postgres.url })
  return () => postgres.remove()
}
