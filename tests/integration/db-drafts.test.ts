import { expect, test } from 'vitest'
import { findDraft, saveDraft, startDraft } from '../../db/leads/drafts.ts'
import { onBothDatabases } from '../databases.ts'

onBothDatabases('a draft', (open) => {
  test('is opened by its own token and form only, and keeps what posts change', async () => {
    const { db } = await open()
    const { draft, token } = await startDraft(db, 'quote')
    await saveDraft(db, draft.id, { data: { first_name: 'Jane' }, checkedStep: 'vessel' })
    await saveDraft(db, draft.id, { attachmentIds: ['a'], source: { path: '/quote' } })
    expect(await findDraft(db, 'quote', token)).toMatchObject({
      submissionKey: draft.submissionKey,
      data: { first_name: 'Jane' },
      checkedStep: 'vessel',
      attachmentIds: ['a'],
      source: { path: '/quote' },
    })
    expect(await findDraft(db, 'contact', token)).toBeUndefined()
    expect(await findDraft(db, 'quote', `${token}x`)).toBeUndefined()
    const stored = await db.selectFrom('drafts').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})
