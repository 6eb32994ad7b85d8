import { expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { raiseSiteRevision } from '../../../db/ops/revision.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { startTwoWebs } from '../../sites/two-webs.ts'

/** What is promised; the answer that shows it may take longer on a busy machine. */
const PROMISED_MS = 1000

onBothDatabases('a change of content', (open) => {
  test('is shown by every web process within a second', async () => {
    const { env, db } = await open()
    const webs = await startTwoWebs(env)
    const page = async (web: string) => (await fetch(`${web}/towns/mystic`)).text()
    // Twice: as it is rendered, and from the cache.
    for (const web of [...webs, ...webs]) expect(await page(web)).not.toContain('Slack Tide')
    await renameTown(db, 'Slack Tide at the Drawbridge')
    const changedAt = performance.now()
    for (const web of webs) {
      let askedAt = performance.now()
      while (!(await page(web)).includes('Slack Tide')) {
        expect(askedAt - changedAt).toBeLessThan(PROMISED_MS)
        askedAt = performance.now()
      }
    }
  })
})

function renameTown(db: Db, title: string) {
  return db.transaction().execute(async (tx) => {
    await tx.updateTable('towns').set({ title }).where('slug', '=', 'mystic').execute()
    await raiseSiteRevision(tx)
  })
}
