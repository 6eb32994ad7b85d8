import { expect } from 'vitest'
import type { Db } from '../../db/open.ts'
import { articleSlugs } from '../../db/writing/articles.ts'
import { importStatus } from '../../src/staff/imports/import-status.ts'
import { expectWholePosts, runOf } from '../imports.ts'

export const ARTICLES = articleSlugs().length

/** Also while the database cannot be asked. */
export async function hasEnded(db: Db, id: string): Promise<boolean> {
  return await runOf(db, id).then(
    ({ finishedAt }) => finishedAt !== undefined,
    () => false,
  )
}

export async function expectWholeImport(db: Db, id: string) {
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
