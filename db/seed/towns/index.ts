import type { Transaction } from 'kysely'
import type { Database } from '../../schema/index.ts'
import { upsertBuiltIn } from '../upsert.ts'
import { branford } from './branford.ts'
import { bridgeport } from './bridgeport.ts'
import { clinton } from './clinton.ts'
import { darien } from './darien.ts'
import { eastHaven } from './east-haven.ts'
import { eastLyme } from './east-lyme.ts'
import { fairfield } from './fairfield.ts'
import { greenwich } from './greenwich.ts'
import { groton } from './groton.ts'
import { guilford } from './guilford.ts'
import { madison } from './madison.ts'
import { milford } from './milford.ts'
import { mystic } from './mystic.ts'
import { newHaven } from './new-haven.ts'
import { newLondon } from './new-london.ts'
import { norwalk } from './norwalk.ts'
import { oldLyme } from './old-lyme.ts'
import { oldSaybrook } from './old-saybrook.ts'
import { type TownSlug, townPlaces } from './places.ts'
import { stamford } from './stamford.ts'
import { stonington } from './stonington.ts'
import { stratford } from './stratford.ts'
import type { BuiltInTown, TownTexts } from './town.ts'
import { townTextColumns } from './town-row.ts'
import { westHaven } from './west-haven.ts'
import { westbrook } from './westbrook.ts'
import { westport } from './westport.ts'

const texts: Record<TownSlug, TownTexts> = {
  greenwich,
  stamford,
  darien,
  norwalk,
  westport,
  fairfield,
  bridgeport,
  stratford,
  milford,
  'west-haven': westHaven,
  'new-haven': newHaven,
  'east-haven': eastHaven,
  branford,
  guilford,
  madison,
  clinton,
  westbrook,
  'old-saybrook': oldSaybrook,
  'old-lyme': oldLyme,
  'east-lyme': eastLyme,
  'new-london': newLondon,
  groton,
  mystic,
  stonington,
}

/** The built-in towns, from west to east. */
export const builtInTowns: BuiltInTown[] = townPlaces.map((place) => ({
  ...place,
  ...texts[place.slug],
}))

export async function seedTowns(tx: Transaction<Database>): Promise<void> {
  for (const [position, town] of builtInTowns.entries()) {
    await upsertBuiltIn(tx, 'towns', {
      slug: town.slug,
      name: town.name,
      county: town.county,
      ...townTextColumns(town),
      local_image: null,
      latitude: town.latitude,
      longitude: town.longitude,
      forecast_zone: town.forecastZone,
      coast_order: position,
    })
  }
}
