import { findTown } from '../../../db/content/towns.ts'
import type { Db } from '../../../db/open.ts'

const TRACKED = ['/', '/products', '/towns']
const TOWN = /^\/towns\/([a-z-]{1,60})$/

/** Whether visits of a page are counted. Of town pages only real ones: anyone can call this. */
export async function isTracked(db: Db, path: string): Promise<boolean> {
  if (TRACKED.includes(path)) return true
  const slug = TOWN.exec(path)?.[1]
  return slug !== undefined && (await findTown(db, slug)) !== undefined
}
