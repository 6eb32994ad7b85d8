import { randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { addNote } from '../../../db/leads/lead-notes.ts'
import { matchesSearch } from '../../../db/leads/search-index.ts'
import type { Db } from '../../../db/open.ts'
import { authSecret } from '../../../src/settings/auth-secret.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openPostgres, openSqlite } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { ownBucket, s3Variables } from '../../servers/s3.ts'
import { shared } from '../../servers/shared.ts'
import {
  emptyFolder,
  expectAllFiles,
  expectSame,
  KEY,
  reading,
  restoreTo,
  siteOf,
} from '../../sites/backups.ts'
import { soaking } from '../../tools/soaking.ts'

const LEADS = soaking ? 10_000 : 60
const FILES = soaking ? 500 : 6
const AT_ONCE = 25

/** What one database or the other, or a line of JSON, might write in another way. */
const HARD = 'ten "feet"\n\ttwo \\ lines,\u2028錨 Zoë {"a":[1]} \u0000 \ud83d\ude00'

async function fillSite({ db, leadWithFile }: ReturnType<typeof siteOf>) {
  for (let at = 0; at < FILES; at++) await leadWithFile(at % 3 ? 'released' : 'in quarantine')
  for (let at = 0; at < LEADS; at += AT_ONCE) {
    const leads = Array.from({ length: AT_ONCE }, () =>
      acceptLead(db, { formData: { first_name: 'Zoë', additional_details: HARD } }),
    )
    await Promise.all(leads)
  }
  const now = new Date().toISOString()
  const at = { createdAt: now, updatedAt: now }
  const staff = { name: 'B', email: 'b@agency.example', role: 'broker' as const }
  const flags = { emailVerified: '1' as const, twoFactorEnabled: '0' as const }
  await db
    .insertInto('staff')
    .values({ id: randomUUID(), ...staff, ...flags, ...at })
    .execute()
  // As text of its own, Postgres has no NUL.
  const texts = {
    title: HARD.replace('\0', ''),
    excerpt: '',
    content: '<p>Text</p>',
    keywords: '[]',
  }
  await db
    .insertInto('blog_posts')
    .values({ id: randomUUID(), slug: 'one', ...texts, published_at: now, updated_at: now })
    .execute()
  // More than are read at a time.
  const counts = Array.from({ length: 1200 }, (_, at) => ({
    key: `${at}`,
    count: at,
    ends_at: now,
  }))
  await db.insertInto('limit_counts').values(counts).execute()
  const [deleted, noted] = await db.selectFrom('submissions').selectAll().limit(2).execute()
  await deleteLeads(db, null, [deleted!.id])
  await addNote(db, staff, noted!.id, 'about the schooner')
  return noted!.reference
}

/** Whom a search of staff finds. */
async function found(db: Db, words: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('reference')
    .where((await matchesSearch(db, words)) ?? sql<boolean>`1 = 0`)
    .execute()
  return rows.map(({ reference }) => reference)
}

/** That it was backed up, a site notes after its backup. */
const forget = (db: Db) => db.deleteFrom('heartbeats').execute()

describeWith(['postgres', 's3'], 'a backup moves a site', () => {
  test(`of ${LEADS} leads and ${FILES} files from a folder to Postgres and S3 and back, every row and file the same`, async () => {
    const old = siteOf(await openSqlite(), { BACKUP_KEY: KEY })
    const noted = await fillSite(old)
    const secret = authSecret(old.settings)
    await forget(old.db)
    await old.backUp()
    await forget(old.db)

    const postgres = await openPostgres('empty')
    const s3 = s3Variables(ownBucket(await shared('s3')))
    const first = await restoreTo(old.to, postgres, { ...s3, BACKUP_KEY: KEY })
    await expectSame(old.settings, first.settings)
    expect(await reading(first.settings, (db) => found(db, 'schooner'))).toEqual([noted])
    // What second factors are encrypted with goes along.
    const secretFile = join(first.settings.dataDir, 'auth-secret')
    expect(first.said).toContain(`set AUTH_SECRET_FILE=${secretFile}`)
    expect(readFileSync(secretFile, 'utf8')).toBe(secret)
    expect(statSync(secretFile).mode & 0o777).toBe(0o600)

    const there = siteOf(postgres, { ...s3, BACKUP_KEY: KEY, AUTH_SECRET: secret })
    await there.backUp()
    await forget(there.db)
    const back = await restoreTo(there.to, emptyFolder(), { BACKUP_KEY: KEY })
    await expectSame(old.settings, back.settings)
    expect(await expectAllFiles(back.settings, back.store)).toBe(FILES)
    expect(await reading(back.settings, (db) => found(db, 'schooner'))).toEqual([noted])
    expect(authSecret(back.settings)).toBe(secret)
    await reading(back.settings, (db) => acceptLead(db))
  })
})

test('a restore does not take the secret of another site', async () => {
  const old = siteOf(await openSqlite())
  authSecret(old.settings)
  await old.backUp()
  const target = emptyFolder()
  authSecret(siteOf({ ...target, db: old.db }).settings)
  await expect(restoreTo(old.to, target)).rejects.toThrow('auth-secret is of another site')
})
