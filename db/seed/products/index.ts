import type { Transaction } from 'kysely'
import type { Database } from '../../schema/index.ts'
import { upsertBuiltIn } from '../upsert.ts'
import { autoInsurance } from './auto-insurance.ts'
import { boatInsurance } from './boat-insurance.ts'
import { boatYachtInsurance } from './boat-yacht-insurance.ts'
import { commercialMarine } from './commercial-marine.ts'
import { commercialMarineInsurance } from './commercial-marine-insurance.ts'
import { floodInsurance } from './flood-insurance.ts'
import { homeInsurance } from './home-insurance.ts'
import { luxuryYachtInsurance } from './luxury-yacht-insurance.ts'
import { personalWatercraft } from './personal-watercraft.ts'
import type { BuiltInProduct } from './product.ts'
import { productTextColumns } from './product-row.ts'
import { waterfrontProperty } from './waterfront-property.ts'
import { waterfrontPropertyInsurance } from './waterfront-property-insurance.ts'
import { yachtInsurance } from './yacht-insurance.ts'

/** The built-in products, in menu order. */
export const builtInProducts: BuiltInProduct[] = [
  boatInsurance,
  yachtInsurance,
  waterfrontProperty,
  commercialMarine,
  personalWatercraft,
  boatYachtInsurance,
  luxuryYachtInsurance,
  waterfrontPropertyInsurance,
  floodInsurance,
  commercialMarineInsurance,
  homeInsurance,
  autoInsurance,
]

export async function seedProducts(tx: Transaction<Database>): Promise<void> {
  for (const [position, product] of builtInProducts.entries()) {
    const { slug, name, icon, ...texts } = product
    await upsertBuiltIn(tx, 'products', {
      ...{ slug, name, icon },
      ...productTextColumns(texts),
      meta_title: null,
      image_path: null,
      position,
    })
  }
}
