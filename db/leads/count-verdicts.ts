import type { Db } from '../open.ts'

/** How many files visitors have sent, by the verdict of their scan; without one: 'open'. */
export async function countVerdicts(db: Db): Promise<{ verdict: string; files: number }[]> {
  const rows = await db
    .selectFrom('attachments')
    .select((eb) => ['verdict', eb.fn.countAll().as('files')])
    .groupBy('verdict')
    .execute()
  return rows.map(({ verdict, files }) => ({ verdict: verdict ?? 'open', files: Number(files) }))
}
