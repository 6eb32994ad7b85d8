import { expect } from 'vitest'
import type { Db } from '../../db/open.ts'
import { articleSlugs } from '../../db/writing/articles.ts'
import { importStatus } from '../../src/staff/imports/import-status.ts'
import { expectWholePosts, runOf } from '../samples/imports.ts'
import { recordFault } from '../tools/record-fault.ts'

export const ARTICLES = articleSlugs().length

/** Also while the database cannot be asked. */
export async function hasEnded(db: Db, id: string): Promise<boolean> {
  return await runOf(db, id).then(
    ({ finishedAt }) => finishedAt !== undefined,
    () => false,
  )
}

/**
 * Every article is imported once, and the table of faults gets its line.
 * @param begun When the import was asked for, in ms.
 */
export async function expectWholeImport(
  db: Db,
  id: string,
  { fault, database, begun }: { fault: string; database: string; begun: number },
) {
  const posts = await db.selectFrom('blog_posts').select('slug').execute()
  const slugs = new Set(posts.map(({ slug }) => slug))
  recordFault({
    fault,
    database,
    tries: ARTICLES,
    acknowledged: (await runOf(db, id)).outcomes.length,
    lost: articleSlugs().filter((slug) => !slugs.has(slug)).length,
    doubled: posts.length - slugs.size,
    longestMs: Date.now() - begun,
  })
  expect(importStatus(await runOf(db, id))).toMatchObject({
    state: 'complete',
    success: true,
    done: ARTICLES,
    total: ARTICLES,
    count: ARTICLES,
    skipped: 0,
    errors: [],
  })
  expect(await expectWholePosts(db)).toEqual(articleSlugs())
}
