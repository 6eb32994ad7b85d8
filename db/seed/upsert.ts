import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'

type BuiltIn = 'vessels' | 'products' | 'towns'

/** Upserts a built-in row by its slug, unless staff have edited the existing one. */
export async function upsertBuiltIn<T extends BuiltIn>(
  tx: Transaction<Database>,
  table: T,
  row: Omit<Database[T], 'id' | 'edited_at'>,
): Promise<void> {
  const anyTable: BuiltIn = table
  await tx
    .insertInto(anyTable)
    .values({ id: randomUUID(), ...row })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet(row).where(`${anyTable}.edited_at`, 'is', null),
    )
    .execute()
}
