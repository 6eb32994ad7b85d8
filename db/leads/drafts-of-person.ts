import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { normalizeEmail, type SubmissionKind } from './submissions.ts'
import { abandonFiles, filesIn } from './sweeps.ts'

/** A form that somebody has begun, as far as it got. */
export interface PersonsDraft {
  id: string
  kind: SubmissionKind
  answers: Record<string, string>
  updatedAt: Timestamp
  /** The form was sent since: it is a copy of a lead's answers. */
  isSent: boolean
}

/** The drafts in which an address was typed. There is a month of them at most. */
export async function draftsOfPerson(db: Db, email: string): Promise<PersonsDraft[]> {
  const wanted = normalizeEmail(email)
  const rows = await db
    .selectFrom('drafts')
    .select(['id', 'kind', 'data', 'updated_at', 'accepted_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['data']), 'like', `%${likely(wanted)}%`))
    .orderBy('updated_at')
    .execute()
  return rows
    .map((row) => ({
      id: row.id,
      kind: row.kind as SubmissionKind,
      answers: JSON.parse(row.data) as Record<string, string>,
      updatedAt: row.updated_at,
      isSent: row.accepted_at !== null,
    }))
    .filter(({ answers }) => normalizeEmail(answers.email ?? '') === wanted)
}

/**
 * Deletes those drafts; their files go with the worker's next sweep.
 * @returns How many there were.
 */
export async function deleteDraftsOfPerson(db: Db, email: string): Promise<number> {
  const ids = (await draftsOfPerson(db, email)).map(({ id }) => id)
  if (ids.length === 0) return 0
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('drafts')
      .where('id', 'in', ids)
      .returning('attachment_ids')
      .execute()
    await abandonFiles(tx, filesIn(gone))
    return gone.length
  })
}

/**
 * A pattern that finds at least the address: whatever is special in it stands for any character, and between any two
 * there may be one that cannot be seen.
 */
function likely(email: string): string {
  return [...email.replace(/[^a-z0-9@.-]/g, '')].join('%')
}
