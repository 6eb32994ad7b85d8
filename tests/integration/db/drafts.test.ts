import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addAttachment, markStored } from '../../../db/leads/attachments.ts'
import { closeDraft, discardDraft, findDraft, startDraft } from '../../../db/leads/drafts.ts'
import { saveDraft } from '../../../db/leads/save-draft.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const tab = (number: number, seen: number, id = 'one') => ({ id, number, seen })

onBothDatabases('a draft', (open) => {
  test('is opened by its own token and form only, and keeps what saves change', async () => {
    const { db } = await open()
    const { draft, token } = await startDraft(db, 'quote')
    await startDraft(db, 'quote')
    await saveDraft(db, draft.id, { data: { first_name: 'Jane' }, checkedStep: 'vessel' })
    await saveDraft(db, draft.id, { addFiles: ['a'], source: { path: '/quote' }, step: 'vessel' })
    expect(await findDraft(db, 'quote', token)).toMatchObject({
      id: draft.id,
      submissionKey: draft.submissionKey,
      data: { first_name: 'Jane' },
      revision: 2,
      step: 'vessel',
      checkedStep: 'vessel',
      attachmentIds: ['a'],
      source: { path: '/quote' },
    })
    expect(await findDraft(db, 'contact', token)).toBeUndefined()
    expect(await findDraft(db, 'quote', `${token}x`)).toBeUndefined()
    const stored = await db.selectFrom('drafts').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('keeps what two tabs changed at once, and the later typed of two answers to one question', async () => {
    const { db } = await open()
    const { draft } = await startDraft(db, 'quote')
    await Promise.all([
      saveDraft(db, draft.id, { data: { first_name: 'Jane' }, tab: tab(1, 0) }),
      saveDraft(db, draft.id, { data: { last_name: 'Doe' }, tab: tab(1, 0, 'two') }),
      saveDraft(db, draft.id, { addFiles: ['a', 'b'], tab: tab(1, 0, 'three') }),
      saveDraft(db, draft.id, { addFiles: ['c'], removeFiles: ['x'], tab: tab(1, 0, 'four') }),
    ])
    // It was typed an hour ago, offline, by a tab that has not seen the others.
    const ages = { first_name: 3600_000, email: 3600_000 }
    const late = { first_name: 'Joan', email: 'jane@visitor.example' }
    const { draft: merged } = await saveDraft(db, draft.id, {
      data: late,
      ages,
      tab: tab(1, 0, 'five'),
    })
    expect(merged?.data).toEqual({ first_name: 'Jane', last_name: 'Doe', email: late.email })
    expect(merged?.attachmentIds.sort()).toEqual(['a', 'b', 'c'])
    expect(merged?.revision).toBe(5)
    // Having seen the other answer, the visitor changed it.
    const next = await saveDraft(db, draft.id, { data: late, tab: tab(2, 5, 'five') })
    expect(next.draft?.data.first_name).toBe('Joan')
  })

  test('is not changed by a save that comes late, or after the form was accepted', async () => {
    const { db } = await open()
    const { draft } = await startDraft(db, 'contact')
    await saveDraft(db, draft.id, { data: { name: 'Jane Doe' }, tab: tab(2, 0) })
    for (const number of [1, 2]) {
      const { outcome } = await saveDraft(db, draft.id, {
        data: { name: 'J' },
        tab: tab(number, 9),
      })
      expect(outcome).toBe('late')
    }
    await closeDraft(db, draft.id)
    const { outcome, draft: accepted } = await saveDraft(db, draft.id, {
      data: { name: 'J' },
      tab: tab(3, 9),
    })
    expect(outcome).toBe('accepted')
    expect(accepted).toMatchObject({ data: { name: 'Jane Doe' }, revision: 1 })
    expect(await saveDraft(db, randomUUID(), { data: {} })).toEqual({ outcome: 'gone' })
  })

  test('is discarded with its files, but not with those of a lead', async () => {
    const { db } = await open()
    const { draft, token } = await startDraft(db, 'quote')
    const files = { contentType: 'application/pdf', sizeBytes: 1, sha256: '' }
    const add = async (filename: string) => {
      const { id } = await addAttachment(db, { ...files, filename, passwordProtected: false })
      await markStored(db, id)
      return id
    }
    const [own, another] = [await add('own.pdf'), await add('another.pdf')]
    await saveDraft(db, draft.id, { addFiles: [own] })
    expect(await discardDraft(db, draft)).toMatchObject([{ id: own }])
    expect(await discardDraft(db, draft)).toEqual([])
    expect(await findDraft(db, 'quote', token)).toBeUndefined()
    const left = await db.selectFrom('attachments').select('id').execute()
    expect(left).toEqual([{ id: another }])
  })
})
