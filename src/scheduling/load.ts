import { findTown, type Town } from '../../db/towns.ts'
import { log } from '../server/log.ts'
import { services } from '../server/site.ts'

/** The town that ?town names, or undefined when it names none we know, or cannot be looked up. */
export async function loadAskedTown(query: string | undefined): Promise<Town | undefined> {
  const slug = new URLSearchParams(query).get('town')
  if (!slug) return undefined
  try {
    return await findTown(services().db, slug)
  } catch (err) {
    log.error({ err }, 'a town could not be read')
    return undefined
  }
}
