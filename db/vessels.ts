import type { Site } from './open.ts'

export interface VesselOption {
  slug: string
  name: string
}

/** The vessel types of the wizard's list, in menu order. */
export async function listVesselOptions(db: Site): Promise<VesselOption[]> {
  return db
    .selectFrom('vessels')
    .select(['slug', 'name'])
    .orderBy('position')
    .orderBy('slug')
    .execute()
}
