import type { ProductText } from '../../../../db/texts/product-store.ts'
import { keywords, metaDescription, questions, sections } from './common-fields.ts'
import { type FieldsOf, single } from './field.ts'
import { area, lines } from './leaves.ts'

/** What staff edit of a product's page, in the order of the page. */
export const productFields: FieldsOf<ProductText> = {
  shortDescription: single(
    area({ label: 'Short description', hint: 'On cards and in the first screen.', max: 300 }),
  ),
  longDescription: single(
    area({ label: 'Long description', max: 1000, isOptional: true, height: 5 }),
  ),
  features: single(
    lines({
      label: 'Features',
      hint: 'One on each line. The first four are shown on the card.',
      max: 150,
      most: 15,
    }),
  ),
  sections,
  questions,
  metaDescription,
  keywords,
}
