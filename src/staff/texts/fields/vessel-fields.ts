import { builtInVessels } from '../../../../db/seed/vessels/built-in.ts'
import type { VesselText } from '../../../../db/texts/vessel-store.ts'
import { keywords, metaDescription, questions, sections } from './common-fields.ts'
import { type FieldsOf, type Leaf, rows, single } from './field.ts'
import { area, choice, line, lines } from './leaves.ts'

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
