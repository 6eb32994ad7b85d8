import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { abandonFiles, filesIn } from './recurring.ts'
import { normalizeEmail, type SubmissionKind } from './submissions.ts'

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
  const found = await draftsLike(db, [wanted.replace(/[^a-z0-9@.-]/g, '')])
  return found.filter(({ answers }) => normalizeEmail(answers.email ?? '') === wanted)
}

/**
 * The drafts in which one of these may have been typed, with any characters between its own: what is special in an
 * address, blanks in a phone, or what cannot be seen.
 */
export async function draftsLike(db: Db, texts: string[]): Promise<PersonsDraft[]> {
  if (texts.length === 0) return []
  const rows = await db
    .selectFrom('drafts')
    .select(['id', 'kind', 'data', 'updated_at', 'accepted_at'])
    .where((eb) => {
      const data = eb.fn<string>('lower', ['data'])
      return eb.or(texts.map((text) => eb(data, 'like', `%${[...text].join('%')}%`)))
    })
    .orderBy('updated_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as SubmissionKind,
    answers: JSON.parse(row.data) as Record<string, string>,
    updatedAt: row.updated_at,
    isSent: row.accepted_at !== null,
  }))
}

/** The name in the answers of any form. */
export function nameOf(answers: Readonly<Record<string, unknown>>): string {
  const { name, first_name, last_name } = answers
  return [name, first_name, last_name].filter((part) => typeof part === 'string').join(' ')
}

/**
 * Deletes drafts; their files go with the worker's next sweep.
 * @returns How many there were.
 */
export async function deleteDrafts(db: Db, ids: string[]): Promise<number> {
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
