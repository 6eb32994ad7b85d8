import type { Db } from '../open.ts'

/** The lead that a piece of work belongs to. */
export interface WorkLead {
  id: string
  reference: string
  name: string
}

/** Leads by their ids; those that are gone are left out. */
export async function leadsById(
  db: Db,
  ids: (string | null | undefined)[],
): Promise<Map<string, WorkLead>> {
  const known = [...new Set(ids.filter((id) => typeof id === 'string'))]
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'name', 'email'])
    .where('id', 'in', known)
    .execute()
  return new Map(
    rows.map(({ id, reference, name, email }) => [id, { id, reference, name: name || email }]),
  )
}
