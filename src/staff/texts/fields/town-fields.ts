import type { TownText } from '../../../../db/texts/town-store.ts'
import { keywords, metaDescription, questions, sections } from './common-fields.ts'
import { type FieldsOf, rows, single } from './field.ts'
import {
  area,
  choice,
  line,
  lines,
  optionalArea,
  optionalSource,
  ownPath,
  source,
} from './leaves.ts'

/** What staff edit of a town's page, in the order of the page. */
export const townFields: FieldsOf<TownText> = {
  title: single(line({ label: 'Title', max: 150 })),
  description: single(
    area({
      label: 'Introduction',
      hint: 'Under the title. Cards of the town show its first 100 characters.',
      max: 500,
    }),
  ),
  riskPoints: single(
    lines({ label: 'Local risks', hint: 'One on each line.', max: 400, most: 12 }),
  ),
  sections,
  insuranceTips: single(
    lines({
      label: 'Insurance tips',
      hint: 'One on each line. Without any, the page shows general ones.',
      max: 500,
      most: 12,
      isOptional: true,
    }),
  ),
  facts: rows({
    label: 'What a broker knows about the town',
    one: 'Fact',
    most: 12,
    columns: {
      fact: area({ label: 'Fact', max: 400, height: 3 }),
      why: area({ label: 'Why it matters for coverage', max: 400, height: 3 }),
      source: source('Source'),
    },
  }),
  availableProducts: rows({
    label: 'Products',
    one: 'Product',
    most: 8,
    columns: {
      name: line({ label: 'Name', max: 60 }),
      path: ownPath('Page'),
      icon: choice('Icon', ['Ship', 'Home', 'Car', 'Anchor', 'Shield', 'LifeBuoy']),
    },
  }),
  marinas: rows({
    label: 'Marinas and harbors',
    hint: 'Only what a source says; leave the rest empty.',
    one: 'Marina',
    most: 12,
    columns: {
      name: line({ label: 'Name', max: 100 }),
      note: area({ label: 'Where it is and what it is', max: 300, height: 2 }),
      limits: optionalArea({ label: 'Depth, haul-out, VHF, permits', max: 300, height: 2 }),
      source: optionalSource('Source'),
    },
  }),
  localAttractions: single(
    lines({
      label: 'On the water',
      hint: 'Places worth a trip, one on each line.',
      max: 150,
      most: 15,
      isOptional: true,
    }),
  ),
  questions,
  metaDescription,
  keywords,
}
