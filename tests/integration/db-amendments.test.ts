import { expect, it } from 'vitest'
import { findAmendment } from '../../db/amendments.ts'
import { acceptSubmission } from '../../db/submissions.ts'
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

  it('with other answers keeps its reference, and the agency is told the new ones once', async () => {
    const { db } = await open()
    const request = quoteRequest()
    const corrected = { ...request, formData: { ...request.formData, phone: '203-555-0199' } }
    const first = await acceptSubmission(db, request)
    const second = await acceptSubmission(db, corrected)
    await acceptSubmission(db, corrected)
    await acceptSubmission(db, request)
    expect(second.reference).toBe(first.reference)
    const told = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('topic', '=', 'amendment')
      .execute()
    expect(told).toMatchObject([{ audience: 'agency', submission_id: first.id }])
    expect(await findAmendment(db, told[0]?.about_id ?? '')).toMatchObject({
      phone: '203-555-0199',
    })
  })

  it('again and again with other answers does not flood the agency', async () => {
    const { db } = await open()
    const request = quoteRequest()
    for (let i = 0; i < 20; i++) {
      await acceptSubmission(db, { ...request, formData: { ...request.formData, note: `${i}` } })
    }
    expect(await db.selectFrom('amendments').selectAll().execute()).toHaveLength(5)
  })
})
