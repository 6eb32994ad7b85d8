import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'

type Kind = 'SQLite' | 'Postgres'

/** Makes the database reject these posts permanently, until the trigger is dropped. */
export async function refusePosts(db: Db, kind: Kind, slugs: string[]) {
  const condition = `new.slug in (${slugs.map((slug) => `'${slug}'`).join(', ')})`
  await beforeEachPost(db, kind, condition, {
    sqlite: "select raise(abort, 'no room for it')",
    postgres: "raise exception 'no room for it'",
  })
}

/**
 * Has the database take its time for each post, within the transaction: about half a second on
 * Postgres, on SQLite as long as a machine needs to count so far.
 */
export async function slowPosts(db: Db, kind: Kind, countTo = 2_000_000) {
  const count = `select count(*) from (with recursive n(i) as (select 1 union all select i + 1 from n limit ${countTo}) select i from n)`
  await beforeEachPost(db, kind, 'true', { sqlite: count, postgres: 'perform pg_sleep(0.5)' })
}

async function beforeEachPost(
  db: Db,
  kind: Kind,
  condition: string,
  statement: { sqlite: string; postgres: string },
) {
  const run = (text: string) => sql.raw(text).execute(db)
  if (kind === 'SQLite') {
    const head = 'create trigger test_posts before insert on blog_posts'
    return run(`${head} when ${condition} begin ${statement.sqlite}; end`)
  }
  const body = `begin if ${condition} then ${statement.postgres}; end if; return new; end`
  await run(`create function test_posts() returns trigger language plpgsql as $$ ${body} $$`)
  return run(
    'create trigger test_posts before insert on blog_posts for each row execute function test_posts()',
  )
}

/** Drops what the others made. */
export async function dropTrigger(db: Db, kind: Kind) {
  const on = kind === 'SQLite' ? '' : ' on blog_posts'
  await sql.raw(`drop trigger test_posts${on}`).execute(db)
  if (kind === 'Postgres') await sql.raw('drop function test_posts').execute(db)
}
