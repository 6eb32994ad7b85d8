import { expect, it } from 'vitest'
import { findAmendment } from '../../db/leads/amendments.ts'
import { addAttachment, attachmentsOf } from '../../db/leads/attachments.ts'
import { acceptSubmission } from '../../db/leads/submissions.ts'
import type { Db } from '../../db/open.ts'
import { onBothDatabases } from '../databases.ts'
import { quoteRequest } from '../leads.ts'

onBothDatabases('a form sent again under its key', (open) => {
  it('with the same answers leaves no trace', async () => {
    const { db } = await open()
    const request = quoteRequest()
    await acceptSubmission(db, request)
    await acceptSubmission(db, request)
    expect(await db.selectFrom('amendments').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('deliveries').selectAll().execute()).toHaveLength(2)
  })

  it('with other answers keeps its reference, and the agency gets the new ones once', async () => {
    const { db } = await open()
    const request = quoteRequest()
    const corrected = { ...request, formData: { ...request.formData, phone: '203-555-0199' } }
    const first = await acceptSubmission(db, request)
    const second = await acceptSubmission(db, corrected)
    await acceptSubmission(db, corrected)
    await acceptSubmission(db, request)
    expect(second.reference).toBe(first.reference)
    const amendments = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('topic', '=', 'amendment')
      .execute()
    expect(amendments).toMatchObject([{ audience: 'agency', submission_id: first.id }])
    expect(await findAmendment(db, amendments[0]?.about_id ?? '')).toMatchObject({
      phone: '203-555-0199',
    })
  })

  it('with another file hands it over, and with the same file again leaves no trace', async () => {
    const { db } = await open()
    const request = quoteRequest()
    const { id } = await acceptSubmission(db, request)
    const one = await storedFile(db, 'content one')
    await acceptSubmission(db, { ...request, attachmentIds: [one] })
    await acceptSubmission(db, { ...request, attachmentIds: [await storedFile(db, 'content one')] })
    expect((await attachmentsOf(db, id)).map((file) => file.id)).toEqual([one])
    expect(await db.selectFrom('amendments').selectAll().execute()).toHaveLength(1)
  })

  it('repeatedly with other answers is reported every time', async () => {
    const { db } = await open()
    const request = quoteRequest()
    for (let i = 0; i < 8; i++) {
      await acceptSubmission(db, { ...request, formData: { ...request.formData, note: `${i}` } })
    }
    const amendments = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('topic', '=', 'amendment')
      .execute()
    expect(amendments).toHaveLength(7)
  })

  it('after the twentieth change is not recorded, so that the hundredth finds no more than that', async () => {
    const { db } = await open()
    const request = quoteRequest()
    const send = (note: string) =>
      acceptSubmission(db, { ...request, formData: { ...request.formData, note } })
    const { id, reference } = await send('')
    for (let at = 0; at < 100; at++) expect((await send(`change ${at}`)).reference).toBe(reference)
    const amendments = db.selectFrom('amendments').where('submission_id', '=', id)
    expect(await amendments.selectAll().execute()).toHaveLength(20)
    expect(await db.selectFrom('deliveries').selectAll().execute()).toHaveLength(2 + 20)
  })
})

async function storedFile(db: Db, sha256: string): Promise<string> {
  const { id } = await addAttachment(db, {
    filename: 'boat.jpg',
    contentType: 'image/jpeg',
    sizeBytes: 10,
    sha256,
    passwordProtected: false,
  })
  await db
    .updateTable('attachments')
    .set({ stored_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  return id
}
