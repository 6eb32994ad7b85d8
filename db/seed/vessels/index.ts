import type { Transaction } from 'kysely'
import type { Database } from '../../schema/index.ts'
import { upsertBuiltIn } from '../upsert.ts'
import { builtInVessels } from './built-in.ts'
import { vesselTextColumns } from './vessel-row.ts'

export async function seedVessels(tx: Transaction<Database>): Promise<void> {
  for (const [position, vessel] of builtInVessels.entries()) {
    const { slug, name, category, icon, ...texts } = vessel
    await upsertBuiltIn(tx, 'vessels', {
      ...{ slug, name, category, icon },
      ...vesselTextColumns(texts),
      image_path: null,
      position,
    })
  }
}
