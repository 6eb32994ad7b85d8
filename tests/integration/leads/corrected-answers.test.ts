import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { addLaterFiles } from '../../../db/leads/later-files.ts'
import { findSentRequest } from '../../../db/leads/sent-request.ts'
import type { Judging } from '../../../db/leads/spam-check.ts'
import type { NewSubmission } from '../../../db/leads/submissions.ts'
import { addDelivery, findDelivery, type LeadDelivery } from '../../../db/mail/deliveries.ts'
import type { Db } from '../../../db/open.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import type { DeliveryContext } from '../../../worker/jobs/context.ts'
import { leadMessage } from '../../../worker/jobs/lead-message.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { judgingOfStranger, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { mailSettings } from '../../sites/mail-settings.ts'

const [FIRST, SECOND, LAST] = ['203-555-0123', '203-555-0199', '860-555-9999']

onBothDatabases('answers that the visitor has corrected', (open) => {
  test('are in every later message to the agency; each correction is reported as it was', async () => {
    const { db } = await open()
    const request = quoteRequest()
    const { id } = await acceptSubmission(db, request)
    await correct(db, request, { phone: SECOND })
    await correct(db, request, { phone: LAST })
    const file = await storedFile(db)
    await addLaterFiles(db, id, [file], { since: new Date(0).toISOString(), files: 1 })
    const infected = { submissionId: id, audience: 'agency', topic: 'infected-file' } as const
    await db.transaction().execute((tx) => addDelivery(tx, { ...infected, aboutId: file }))

    const letters = await lettersOf(db, id, 'agency')
    expect(letters.map(({ topic, phones }) => [topic, ...phones]).sort()).toEqual([
      ['amendment', SECOND],
      ['amendment', LAST],
      ['infected-file', LAST],
      ['later-files', LAST],
      ['submission', FIRST],
    ])
  })

  test('are recorded but not reported when they would be held as a new request', async () => {
    const { db } = await open()
    const clean = judgingOfStranger()
    const request = quoteRequest()
    const { id } = await acceptSubmission(db, request, { judging: clean })
    const links = { ...clean, signs: ['links' as const] }
    await correct(db, request, { additional_details: 'https://spam.example' }, links)
    expect(await topicsOf(db, id)).toEqual(['submission'])
    // The request itself was the first of its hour.
    for (let number = 2; number <= 9; number++) {
      await correct(db, request, { phone: `203-555-019${number}` }, clean)
    }
    expect(await topicsOf(db, id)).toEqual([...Array(6).fill('amendment'), 'submission'])
    const { amendments } = await db
      .selectFrom('amendments')
      .select((eb) => eb.fn.countAll().as('amendments'))
      .executeTakeFirstOrThrow()
    expect(Number(amendments)).toBe(9)
  })

  test('decide when a call is promised, on the page about it and in the confirmation', async () => {
    const { db } = await open()
    const call = callAt('morning')
    const { id } = await acceptSubmission(db, call)
    const [morning] = await lettersOf(db, id, 'visitor')
    await correct(db, call, { preferred_time: 'afternoon' })
    expect((await findSentRequest(db, id))?.callTime).toBe('afternoon')

    const [corrected] = await lettersOf(db, id, 'visitor')
    const afternoon = await acceptSubmission(db, callAt('afternoon'))
    await db
      .updateTable('submissions')
      .set((eb) => ({
        created_at: eb.selectFrom('submissions').select('created_at').where('id', '=', id),
      }))
      .where('id', '=', afternoon.id)
      .execute()
    const [asked] = await lettersOf(db, afternoon.id, 'visitor')
    expect(asked?.promise).toMatch(/\d/)
    expect(asked?.promise).not.toBe(morning?.promise)
    expect(corrected?.promise).toBe(asked?.promise)
  })
})

function callAt(preferred_time: string): NewSubmission {
  return quoteRequest({
    kind: 'call',
    formData: { name: 'Jane Doe', phone: FIRST, preferred_time },
  })
}

/** Sends a form again with some other answers, later than it was sent before. */
async function correct(
  db: Db,
  request: NewSubmission,
  answers: Record<string, string>,
  judging?: Judging,
) {
  await db
    .updateTable('amendments')
    .set({ created_at: new Date(0).toISOString() })
    .execute()
  const changed = { ...request, formData: { ...request.formData, ...answers } }
  await acceptSubmission(db, changed, { judging })
}

/** What the agency gets about a lead. */
async function topicsOf(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('topic')
    .where('submission_id', '=', id)
    .where('audience', '=', 'agency')
    .orderBy('topic')
    .execute()
  return rows.map(({ topic }) => topic)
}

/** What the messages about a lead say, were they sent now. */
async function lettersOf(db: Db, id: string, audience: LeadDelivery['audience']) {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('submission_id', '=', id)
    .where('audience', '=', audience)
    .execute()
  const settings = parseConfig(mailSettings('smtp://127.0.0.1:1'))
  return Promise.all(
    rows.map(async (row) => {
      const delivery = (await findDelivery(db, row.id)) as LeadDelivery
      const message = await leadMessage({ db, settings } as DeliveryContext, delivery)
      const { subject = '', text = '' } = await PostalMime.parse((await message!.write()).raw)
      const phones = [FIRST, SECOND, LAST].filter((phone) => (subject + text).includes(phone))
      return { topic: delivery.topic, phones, promise: /call you (by [^.]*)/.exec(text)?.[1] }
    }),
  )
}
