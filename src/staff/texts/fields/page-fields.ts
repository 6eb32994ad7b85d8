import type { Question } from '../../../../db/schema/texts.ts'
import { builtInVessels } from '../../../../db/seed/vessels/built-in.ts'
import type { ProductText } from '../../../../db/texts/product-store.ts'
import type { WholeSection } from '../../../../db/texts/text-store.ts'
import type { TownText } from '../../../../db/texts/town-store.ts'
import type { VesselText } from '../../../../db/texts/vessel-store.ts'
import { type Field, type FieldsOf, type Leaf, rows, single } from './field.ts'
import {
  area,
  choice,
  line,
  lines,
  optionalArea,
  optionalSource,
  ownPath,
  paragraphs,
  source,
  sources,
} from './leaves.ts'

/** What search engines show under the title. */
const metaDescription: Field<string> = single(
  area({
    label: 'Description for search engines',
    hint: 'A sentence or two, up to 200 characters.',
    max: 200,
    height: 3,
  }),
)

const keywords: Field<string[]> = single(
  lines({
    label: 'Keywords',
    hint: 'One on each line.',
    max: 80,
    most: 20,
    isOptional: true,
  }),
)

/** The page's own sections. */
const sections: Field<WholeSection[]> = rows({
  label: 'Sections',
  one: 'Section',
  most: 12,
  columns: {
    heading: line({ label: 'Heading', max: 120 }),
    paragraphs: paragraphs({
      label: 'Paragraphs',
      hint: 'With an empty line between two.',
      max: 1500,
      most: 12,
      isOptional: true,
      height: 10,
    }),
    points: lines({
      label: 'Points',
      hint: 'A list below the paragraphs, one point on each line.',
      max: 400,
      most: 15,
      isOptional: true,
      height: 4,
    }),
    sources: sources('Sources'),
  },
})

const questions: Field<Question[]> = rows({
  label: 'Questions',
  one: 'Question',
  most: 15,
  columns: {
    question: line({ label: 'Question', max: 200 }),
    answer: area({ label: 'Answer', max: 1000 }),
  },
})

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

const ICONS = ['Ship', 'Shield', 'Anchor', 'MapPin', 'Sailboat', 'Waves']

/** What staff edit of the page of a vessel type, in the order of the page. */
export const vesselFields: FieldsOf<VesselText> = {
  heroTitle: single(line({ label: 'Title of the page', max: 150 })),
  heroDescription: single(area({ label: 'Introduction', max: 500 })),
  overviewTitle: single(line({ label: 'Title of the overview', max: 150 })),
  overviewDescription: single(area({ label: 'Overview', max: 1000 })),
  cards: rows({
    label: 'What the policy covers',
    hint: 'Without any, the page shows three general ones.',
    one: 'Card',
    most: 9,
    columns: {
      icon: choice('Icon', ICONS),
      title: line({ label: 'Title', max: 100 }),
      description: area({ label: 'Text', max: 400, height: 3 }),
    },
  }),
  sections,
  questions,
  relatedVessels: single(related()),
  title: single(line({ label: 'Title in lists', max: 150 })),
  shortDescription: single(area({ label: 'Short description in lists', max: 200, height: 2 })),
  description: single(area({ label: 'Description in lists', max: 500 })),
  features: single(
    lines({ label: 'Features in lists', hint: 'One on each line.', max: 100, most: 8 }),
  ),
  metaTitle: single(
    line({
      label: 'Title for search engines',
      hint: 'Left empty, it is the title in lists.',
      max: 100,
      isOptional: true,
    }),
  ),
  metaDescription,
  keywords,
}

/** Other types, by the last part of their address. */
function related(): Leaf<string[]> {
  const known = builtInVessels.map(({ slug }) => slug)
  const leaf = lines({
    label: 'Related types',
    hint: `One on each line, of: ${known.join(', ')}.`,
    max: 60,
    most: 8,
    isOptional: true,
    height: 4,
  })
  return {
    ...leaf,
    read(typed) {
      const reading = leaf.read(typed)
      const strange =
        'value' in reading ? reading.value.find((slug) => !known.includes(slug)) : undefined
      return strange === undefined
        ? reading
        : { error: `There is no vessel type “${strange}”. Choose from the list above.` }
    },
  }
}

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
