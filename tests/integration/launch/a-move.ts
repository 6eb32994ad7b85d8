import { openPostgres, openSqlite } from '../../servers/databases.ts'
import { ownBucket, s3Variables } from '../../servers/s3.ts'
import { shared } from '../../servers/shared.ts'
import { addLeads, asMoveTarget, siteAt } from '../../sites/moves.ts'

const COUNT = { leads: 12, files: 6, open: 4 }

/** An embedded site with leads, and an empty Postgres and bucket for it. */
export async function aMove() {
  const { db, env } = await openSqlite()
  const site = siteAt(env)
  await addLeads({ db, store: site.store }, COUNT)
  const postgres = await openPostgres('empty')
  const s3 = s3Variables(ownBucket(await shared('s3')))
  const newEnv = { ...postgres.env, ...s3 }
  return {
    ...{ db, env, site, postgres, s3, newEnv },
    moving: { ...env, ...asMoveTarget(s3) } as Record<string, string>,
    there: siteAt(newEnv),
  }
}
