import { expect, test } from 'vitest'
import { addAttachment, attachmentsOf, markQuarantined } from '../../../db/leads/attachments.ts'
import { recordVerdict } from '../../../db/leads/scan-verdicts.ts'
import {
  findDelivery,
  markFailed,
  markInDoubt,
  markRefused,
  markSending,
  markSent,
} from '../../../db/mail/deliveries.ts'
import type { Db } from '../../../db/open.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const infected = { verdict: 'infected', signature: 'Test' } as const

onBothDatabases('news of an infected file', (open) => {
  async function openLead(count = 1) {
    const { db } = await open()
    const files = []
    for (let number = 0; number < count; number++) files.push(await quarantined(db))
    const lead = await acceptLead(db, { attachmentIds: files })
    return { db, files, file: files[0]!, lead }
  }

  test('goes to those whose message has left', async () => {
    const { db, file } = await openLead()
    for (const audience of ['agency', 'visitor']) {
      await markSending(db, await first(db, audience))
      await markSent(db, (await first(db, audience)).id, ['someone'])
    }
    await recordVerdict(db, file, infected)
    await recordVerdict(db, file, infected)
    expect(await news(db)).toEqual([
      { audience: 'agency', about_id: file },
      { audience: 'visitor', about_id: file },
    ])
  })

  test.each<[string, (db: Db) => Promise<unknown>]>([
    ['has begun to leave', async () => {}],
    ['may have left', async (db) => markInDoubt(db, (await first(db, 'agency')).id, 'silence')],
    ['has reached some', async (db) => markFailed(db, (await first(db, 'agency')).id, 'no', ['a'])],
  ])('goes to the agency when its message %s', async (_, happen) => {
    const { db, file } = await openLead()
    await markSending(db, await first(db, 'agency'))
    await happen(db)
    await recordVerdict(db, file, infected)
    expect(await news(db)).toEqual([{ audience: 'agency', about_id: file }])
  })

  test('goes along with a message that has not left', async () => {
    const { db, file, lead } = await openLead()
    await markSending(db, await first(db, 'agency'))
    await markFailed(db, (await first(db, 'agency')).id, 'refused', [])
    await recordVerdict(db, file, infected)
    expect(await news(db)).toEqual([])
    expect((await attachmentsOf(db, lead.id)).map(({ state }) => state)).toEqual(['infected'])
  })

  test('does not go to an address that does not exist', async () => {
    const { db, file } = await openLead()
    await markRefused(db, (await first(db, 'visitor')).id, '550')
    await recordVerdict(db, file, infected)
    expect(await news(db)).toEqual([])
  })

  test('comes once for files that are judged at the same time', async () => {
    const { db, files } = await openLead(6)
    for (const audience of ['agency', 'visitor']) {
      await markSent(db, (await first(db, audience)).id, ['someone'])
    }
    await Promise.all(files.map((file) => recordVerdict(db, file, infected)))
    expect((await news(db)).map(({ audience }) => audience)).toEqual(['agency', 'visitor'])
  })

  test('is not needed for a file that no lead has, and clean files make none', async () => {
    const { db, file } = await openLead()
    const unclaimed = await quarantined(db)
    await markSent(db, (await first(db, 'agency')).id, ['someone'])
    expect(await recordVerdict(db, unclaimed, infected)).toBe('infected')
    expect(await recordVerdict(db, file, { verdict: 'clean' })).toBe('clean')
    expect(await recordVerdict(db, file, infected)).toBe('clean')
    expect(await recordVerdict(db, 'gone', infected)).toBeUndefined()
    expect(await news(db)).toEqual([])
  })

  test('reaches the lead whose form is sent in the same moment', async () => {
    const { db } = await open()
    for (let round = 0; round < 10; round++) {
      const file = await quarantined(db)
      const [lead] = await Promise.all([
        acceptLead(db, { attachmentIds: [file] }),
        recordVerdict(db, file, infected),
      ])
      expect((await attachmentsOf(db, lead.id)).map(({ state }) => state)).toEqual(['infected'])
    }
  })
})

async function quarantined(db: Db): Promise<string> {
  const about = {
    contentType: 'application/pdf',
    sizeBytes: 1,
    sha256: '',
    passwordProtected: false,
  }
  const { id } = await addAttachment(db, { filename: 'hull.pdf', ...about })
  await markQuarantined(db, id)
  return id
}

async function first(db: Db, audience: string) {
  const row = await db
    .selectFrom('deliveries')
    .select('id')
    .where('audience', '=', audience as 'agency')
    .where('topic', '=', 'submission')
    .executeTakeFirstOrThrow()
  return (await findDelivery(db, row.id))!
}

function news(db: Db) {
  return db
    .selectFrom('deliveries')
    .select(['audience', 'about_id'])
    .where('topic', '=', 'infected-file')
    .orderBy('audience')
    .execute()
}
