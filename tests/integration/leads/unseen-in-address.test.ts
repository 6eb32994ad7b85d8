import { expect, test } from 'vitest'
import { leadsOfPerson } from '../../../db/leads/delete-leads.ts'
import { startDraft } from '../../../db/leads/drafts.ts'
import { draftsOfPerson } from '../../../db/leads/drafts-of-person.ts'
import { saveDraft } from '../../../db/leads/save-draft.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const EMAIL = 'jane+boat@harbor.example'
/** A zero-width space, a byte order mark, a soft hyphen, and a mark of direction. */
const UNSEEN = ['\u200b', '\ufeff', '\u00ad', '\u202e']

onBothDatabases('an address with an unseen character in it', (open) => {
  test('is that of the person who typed it: mail goes there, and their data are found', async () => {
    const { db } = await open()
    const draft = await startDraft(db, 'quote')
    await saveDraft(db, draft.draft.id, { data: { email: EMAIL.replace('n', `n${UNSEEN[0]}`) } })
    for (const mark of UNSEEN) await acceptLead(db, { email: EMAIL.replace('j', `j${mark}`) })
    const stored = await db.selectFrom('submissions').select('email').execute()
    expect(stored.map(({ email }) => email)).toEqual(UNSEEN.map(() => EMAIL))
    expect(await leadsOfPerson(db, [EMAIL])).toHaveLength(UNSEEN.length)
    expect((await draftsOfPerson(db, EMAIL)).map(({ id }) => id)).toEqual([draft.draft.id])
  })
})
