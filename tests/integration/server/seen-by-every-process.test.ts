import { expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { raiseSiteRevision } from '../../../db/ops/revision.ts'
import { addPost } from '../../samples/posts.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { startTwoWebs } from '../../sites/two-webs.ts'
import { until } from '../../tools/until.ts'

/** What is promised is one second; a busy machine may take longer. */
const WITHIN_MS = 5000

onBothDatabases('a change of content', (open) => {
  test('is shown by every web process within a second', async () => {
    const { env, db } = await open()
    const webs = await startTwoWebs(env)
    const mystic = await seenBy(webs, '/towns/mystic', 'Slack Tide', () =>
      editTown(db, 'Slack Tide at the Drawbridge'),
    )
    const compass = await seenBy(webs, '/the-compass', 'Fenders Out', () =>
      addPost(db, { slug: 'fenders-out', title: 'Fenders Out', category: 'Marine Safety' }),
    )
    for (const [what, delays] of Object.entries({ 'a town': mystic, 'a post': compass })) {
      console.log(`${what}: not yet after ${delays.map(Math.round).join(' and ')} ms`)
      expect(Math.max(...delays)).toBeLessThan(WITHIN_MS)
    }
  })
})

/**
 * How long after a change each address was last asked for a page and did not show it, in ms: how long an answer takes
 * is up to the machine. Each has shown the page before.
 */
async function seenBy(
  addresses: string[],
  path: string,
  words: string,
  change: () => Promise<unknown>,
): Promise<number[]> {
  for (const address of [...addresses, ...addresses]) {
    expect(await textAt(address, path)).not.toContain(words)
  }
  await change()
  const changedAt = performance.now()
  return Promise.all(
    addresses.map(async (address) => {
      let missedAt = changedAt
      await until(`${path} shows it`, async () => {
        const askedAt = performance.now()
        const shows = (await textAt(address, path)).includes(words)
        if (!shows) missedAt = askedAt
        return shows
      })
      return missedAt - changedAt
    }),
  )
}

function editTown(db: Db, title: string) {
  return db.transaction().execute(async (tx) => {
    await tx.updateTable('towns').set({ title }).where('slug', '=', 'mystic').execute()
    await raiseSiteRevision(tx)
  })
}

async function textAt(address: string, path: string): Promise<string> {
  return (await fetch(address + path)).text()
}
