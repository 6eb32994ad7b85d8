import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'

type BuiltIn = 'vessels' | 'products' | 'towns'

/** Writes a built-in row under its slug, unless staff have edited the one that is there. */
export async function upsertBuiltIn<T extends BuiltIn>(
  tx: Transaction<Database>,
  table: T,
  row: Omit<Database[T], 'id' | 'edited_at'>,
): Promise<void> {
  // Kysely cannot follow a table that is only known to be one of three.
  const anyTx = tx as unknown as Transaction<Record<T, Record<string, unknown>>>
  await anyTx
    .insertInto(table as never)
    .values({ id: randomUUID(), ...row } as never)
    .onConflict((conflict) =>
      conflict
        .column('slug' as never)
        .doUpdateSet(row as never)
        .where(`${table}.edited_at` as never, 'is', null),
    )
    .execute()
}
