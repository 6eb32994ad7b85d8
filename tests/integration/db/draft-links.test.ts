import { expect, test, vi } from 'vitest'
import { askForCode, makeCode, spendCode } from '../../../db/leads/draft-codes.ts'
import {
  askForLink,
  deleteExpiredLinks,
  findLink,
  makeLinkToken,
} from '../../../db/leads/draft-links.ts'
import { closeDraft, startDraft } from '../../../db/leads/drafts.ts'
import { deleteEndedCounts } from '../../../db/limits/count.ts'
import type { Db } from '../../../db/open.ts'
import type { JobPayloads } from '../../../db/ops/outbox.ts'
import { someStranger } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const EMAIL = 'jane@visitor.example'
const NOWHERE = 'a'.repeat(43)
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

onBothDatabases('a link to a draft', (open) => {
  test('opens after its code, once a code, and only its hashes are stored', async () => {
    const { db } = await open()
    const { draftId, token } = await linked(db)
    expect(await askForCode(db, token)).toBe('promised')
    const code = await mailedCode(db)
    const stored = JSON.stringify([
      await db.selectFrom('draft_links').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ])
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(code)
    // As people type it from a phone.
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `
    expect(await spend(db, token, typed)).toEqual({ draftId })
    expect(await spend(db, token, code)).toBe('spent')
    // The link works on, for a third device, with another code.
    expect(await askForCode(db, token)).toBe('promised')
    expect(await spend(db, token, await mailedCode(db))).toEqual({ draftId })
  })

  test('takes five tries, also at the same time, then a new code', async () => {
    const { db } = await open()
    const { draftId, token } = await linked(db)
    await askForCode(db, token)
    const code = await mailedCode(db)
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = await Promise.all(Array.from({ length: 8 }, () => spend(db, token, wrong)))
    expect(tries.filter((answer) => answer === 'wrong')).toHaveLength(4)
    expect(tries.filter((answer) => answer === 'spent')).toHaveLength(4)
    expect(await spend(db, token, code)).toBe('spent')
    expect(await askForCode(db, token)).toBe('promised')
    expect(await spend(db, token, code)).toBe('spent')
    expect(await spend(db, token, await mailedCode(db))).toEqual({ draftId })
  })

  test('takes a code for ten minutes, the last one that was asked for', async () => {
    const { db } = await open()
    const { draftId, token } = await linked(db)
    await later(0, async (wait) => {
      await askForCode(db, token)
      const first = await mailedCode(db)
      wait(MINUTE_MS)
      await askForCode(db, token)
      const second = await mailedCode(db)
      expect(await spend(db, token, first)).toBe('wrong')
      wait(9 * MINUTE_MS)
      expect(await spend(db, token, second)).toEqual({ draftId })
      await askForCode(db, token)
      const late = await mailedCode(db)
      wait(11 * MINUTE_MS)
      expect(await spend(db, token, late)).toBe('spent')
    })
  })

  test('has three codes an hour mailed and twenty in all; a double click asks for one', async () => {
    const { db } = await open()
    const { token } = await linked(db)
    await later(0, async (wait) => {
      const said = []
      for (let hour = 0; hour < 8; hour++) {
        for (let time = 0; time < 4; time++) {
          said.push(await askForCode(db, token))
          if (said.at(-1) === 'promised') expect(await askForCode(db, token)).toBe('promised')
          wait(MINUTE_MS)
        }
        await deleteEndedCounts(db)
        wait(HOUR_MS)
      }
      expect(said.slice(0, 4)).toEqual(['promised', 'promised', 'promised', 'hour'])
      expect(said.filter((answer) => answer === 'promised')).toHaveLength(20)
      expect(said.at(-2)).toBe('link')
    })
    expect(await mails(db, 'code')).toHaveLength(20)
  })

  test('says the same of a wrong link, an expired one, and one whose request is gone', async () => {
    const { db } = await open()
    const sent = await linked(db)
    await askForCode(db, sent.token)
    const code = await mailedCode(db)
    await closeDraft(db, sent.draftId)
    const deleted = await linked(db)
    await db.deleteFrom('drafts').where('id', '=', deleted.draftId).execute()
    for (const token of [sent.token, deleted.token, NOWHERE]) {
      expect(await findLink(db, token)).toBeUndefined()
      expect(await askForCode(db, token)).toBe('ended')
      expect(await spend(db, token, code)).toBe('ended')
    }
    const old = await linked(db)
    await later(31 * DAY_MS, async () => {
      expect(await findLink(db, old.token)).toBeUndefined()
      expect(await askForCode(db, old.token)).toBe('ended')
      expect(await spend(db, old.token, code)).toBe('ended')
      await deleteExpiredLinks(db, new Date().toISOString())
    })
    expect(await db.selectFrom('draft_links').selectAll().execute()).toEqual([])
  })

  test('is not mailed once its request is sent, nor a code that nobody waits for', async () => {
    const { db } = await open()
    const { draftId, token } = await linked(db)
    await askForCode(db, token)
    const [job] = await mails(db, 'code')
    await later(2 * HOUR_MS, async () => {
      expect(await makeCode(db, job?.linkId ?? '', job?.askedAt ?? '')).toBeUndefined()
    })
    await closeDraft(db, draftId)
    expect(await makeCode(db, job?.linkId ?? '', job?.askedAt ?? '')).toBeUndefined()
    expect(await makeLinkToken(db, job?.linkId ?? '')).toBeUndefined()
  })

  test('goes to one mailbox and for one draft three times a day, whatever is deleted meanwhile', async () => {
    const { db } = await open()
    const said = []
    for (const label of ['', '+a', '+b', '+c']) {
      const { draft } = await startDraft(db, 'quote')
      said.push(await askForLink(db, draft.id, `Jane${label}@visitor.example`, someStranger()))
      await db.deleteFrom('drafts').where('id', '=', draft.id).execute()
    }
    expect(said).toEqual([undefined, undefined, undefined, 'mailbox'])
    expect(await mails(db, 'link')).toHaveLength(3)
    const { draft } = await startDraft(db, 'quote')
    const others = []
    for (const name of ['a', 'b', 'c', 'd']) {
      others.push(await askForLink(db, draft.id, `${name}@stranger.example`, someStranger()))
    }
    expect(others).toEqual([undefined, undefined, undefined, 'draft'])
    await later(DAY_MS + MINUTE_MS, async () => {
      expect(await askForLink(db, draft.id, EMAIL, someStranger())).toBeUndefined()
    })
    expect(JSON.stringify(await db.selectFrom('limit_counts').selectAll().execute())).not.toContain(
      'visitor',
    )
  })

  test('goes to strangers sixty times an hour at most, from the whole site', async () => {
    const { db } = await open()
    const said = []
    for (let person = 0; person < 62; person++) {
      const { draft } = await startDraft(db, 'quote')
      said.push(await askForLink(db, draft.id, `person${person}@stranger.example`, someStranger()))
    }
    expect(said.filter((limit) => limit === undefined)).toHaveLength(60)
    expect(said.slice(60)).toEqual(['site', 'site'])
    expect(await mails(db, 'link')).toHaveLength(60)
  })

  test('goes to eight strangers an hour at most for one network address, which uses up no more', async () => {
    const { db } = await open()
    const one = someStranger()
    const said = []
    for (let person = 0; person < 80; person++) {
      const { draft } = await startDraft(db, 'quote')
      said.push(await askForLink(db, draft.id, `person${person}@stranger.example`, one))
    }
    expect(said).toEqual([...Array(8), ...Array(72).fill('address')])
    const { draft } = await startDraft(db, 'quote')
    expect(await askForLink(db, draft.id, EMAIL, someStranger())).toBeUndefined()
  })

  test('that is refused for an hour uses up none of a day', async () => {
    const { db } = await open()
    const one = someStranger()
    for (let person = 0; person < 8; person++) {
      const { draft } = await startDraft(db, 'quote')
      await askForLink(db, draft.id, `person${person}@stranger.example`, one)
    }
    const { draft } = await startDraft(db, 'quote')
    const ask = () => askForLink(db, draft.id, EMAIL, one)
    expect([await ask(), await ask(), await ask()]).toEqual(['address', 'address', 'address'])
    await later(HOUR_MS + MINUTE_MS, async () => {
      expect([await ask(), await ask(), await ask()]).toEqual([undefined, undefined, undefined])
      expect(await ask()).toBe('draft')
    })
  })
})

/** A draft with a link that has been mailed. */
async function linked(db: Db) {
  const { draft } = await startDraft(db, 'quote')
  expect(await askForLink(db, draft.id, EMAIL, someStranger())).toBeUndefined()
  const job = (await mails(db, 'link')).at(-1)
  const made = await makeLinkToken(db, job?.linkId ?? '')
  if (!made) throw new Error('There is no link to mail.')
  expect(made.email).toBe(EMAIL)
  return { draftId: draft.id, token: made.token }
}

/** The code that was promised last, as its mail has it. */
async function mailedCode(db: Db): Promise<string> {
  const job = (await mails(db, 'code')).at(-1)
  const made = await makeCode(db, job?.linkId ?? '', job?.askedAt ?? '')
  if (!made) throw new Error('There is no code to mail.')
  expect(made.code).toMatch(/^\d{6}$/)
  return made.code
}

function spend(db: Db, token: string, code: string) {
  return spendCode(db, token, code, async (_, draftId) => ({ draftId }))
}

/** The promised mails of one kind, in their order. */
async function mails(db: Db, mail: 'link' | 'code') {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('queue', '=', 'mail-draft-link')
    .orderBy('created_at')
    .execute()
  return rows
    .map(
      ({ payload }) => JSON.parse(payload) as JobPayloads['mail-draft-link'] & { askedAt?: string },
    )
    .filter((job) => job.mail === mail)
}

/** Does something at another time. */
async function later(ms: number, act: (wait: (more: number) => void) => Promise<void>) {
  let ahead = ms
  const { now } = Date
  vi.useFakeTimers({ toFake: ['Date'], now: now() + ahead })
  try {
    await act((more) => {
      ahead += more
      vi.setSystemTime(Date.now() + more)
    })
  } finally {
    vi.useRealTimers()
  }
}
