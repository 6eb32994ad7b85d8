import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Db } from '../../db/open.ts'
import { articleSlugs, articlesFolder } from '../../db/writing/articles.ts'
import { findImport, startImport } from '../../db/writing/imports.ts'
import { importArticles } from '../../worker/jobs/import-articles.ts'
import { onEachDatabase } from './measure/each-database.ts'
import { summarize } from './measure/summary.ts'

const FEW = 10
const MANY = 1000
const ASKED_TIMES = 1.5
const log = pino({ enabled: false })
const store = { get: async () => undefined }

/** How long an import takes, of the site's own articles and of a hundred times as many. */
export default async function benchImports(): Promise<void> {
  console.log('\nImport of articles\n')
  await onEachDatabase({}, async ({ kind, db }) => {
    const few = await importMs(db, FEW)
    await removePosts(db)
    const many = await importMs(db, MANY)
    const [each, eachOfMany] = [few / FEW, many / MANY]
    const measured = `${(many / 1000).toFixed(1)} s, ${eachOfMany.toFixed(1)} ms an article`
    const beside = `${FEW}: ${few.toFixed(0)} ms, ${each.toFixed(1)} ms an article; ratio ${(eachOfMany / each).toFixed(2)}`
    console.log(`${kind}: ${MANY} articles in ${measured}; ${beside}`)
    const asked = `${ASKED_TIMES} times an article`
    summarize({ what: `${kind}, import of ${MANY} articles`, measured, beside, asked })
  })
}

async function removePosts(db: Db) {
  await db.deleteFrom('post_listings').execute()
  await db.deleteFrom('blog_posts').execute()
}

async function importMs(db: Db, count: number): Promise<number> {
  const folder = shelfOf(count)
  try {
    const { id } = await startImport(db, { startedBy: 'bench@agency.example' })
    const begun = performance.now()
    const { signal } = new AbortController()
    await importArticles({ db, store, log }, { runId: id }, signal, folder)
    const taken = performance.now() - begun
    const run = await findImport(db, id)
    if (run?.outcomes.length !== count || run.failure) {
      throw new Error(`The import of ${count} articles failed: ${run?.failure}`)
    }
    return taken
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A folder with the site's articles, again and again under other names. */
function shelfOf(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-articles-'))
  cpSync(articlesFolder(), folder, { recursive: true })
  const slugs = articleSlugs(folder)
  for (let copy = slugs.length; copy < count; copy++) {
    const article = readFileSync(join(folder, `${slugs[copy % slugs.length]}.md`))
    writeFileSync(join(folder, `article-${copy}.md`), article)
  }
  return folder
}
