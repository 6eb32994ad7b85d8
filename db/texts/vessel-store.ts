import { toVessel, type Vessel, type VesselFeature } from '../content/vessels.ts'
import type { Question } from '../schema/texts.ts'
import { builtInVessels } from '../seed/vessels/built-in.ts'
import { vesselTextColumns } from '../seed/vessels/vessel-row.ts'
import {
  leanSections,
  storedText,
  type TextStore,
  type WholeSection,
  wholeSections,
} from './text-store.ts'

/** What staff edit of a vessel type's page. */
export interface VesselText {
  title: string
  shortDescription: string
  description: string
  features: string[]
  heroTitle: string
  heroDescription: string
  overviewTitle: string
  overviewDescription: string
  cards: VesselFeature[]
  sections: WholeSection[]
  questions: Question[]
  /** Slugs of other types. */
  relatedVessels: string[]
  metaTitle: string
  metaDescription: string
  keywords: string[]
}

const COLUMNS = [
  'title',
  'description',
  'short_description',
  'features',
  'page_content',
  'faqs',
  'related_vessels',
  'keywords',
  'meta_title',
  'meta_description',
] as const

export const vesselStore: TextStore<Vessel, VesselText> = {
  kind: 'vessels',
  async find(db, slug) {
    const row = await db
      .selectFrom('vessels')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirst()
    return storedText(row, COLUMNS, toVessel)
  },
  async write(tx, slug, columns, edited_at) {
    await tx
      .updateTable('vessels')
      .set({ ...columns, edited_at })
      .where('slug', '=', slug)
      .execute()
  },
  builtIn(slug) {
    const vessel = builtInVessels.find((one) => one.slug === slug)
    return vessel && vesselTextColumns(vessel)
  },
  textOf: ({ content, ...vessel }) => ({
    title: vessel.title,
    shortDescription: vessel.shortDescription,
    description: vessel.description,
    features: vessel.features,
    heroTitle: content.hero?.title ?? '',
    heroDescription: content.hero?.description ?? '',
    overviewTitle: content.overview?.title ?? '',
    overviewDescription: content.overview?.description ?? '',
    cards: content.features,
    sections: wholeSections(content.sections),
    questions: vessel.questions,
    relatedVessels: vessel.relatedVessels,
    metaTitle: vessel.metaTitle ?? '',
    metaDescription: vessel.metaDescription ?? '',
    keywords: vessel.keywords,
  }),
  columnsOf: (text) =>
    vesselTextColumns({
      title: text.title,
      short_description: text.shortDescription,
      description: text.description,
      features: text.features,
      content: {
        hero: { title: text.heroTitle, description: text.heroDescription },
        overview: { title: text.overviewTitle, description: text.overviewDescription },
        features: text.cards,
        sections: leanSections(text.sections),
        questions: text.questions,
        relatedVessels: text.relatedVessels,
        metaTitle: text.metaTitle,
        metaDescription: text.metaDescription,
        keywords: text.keywords,
      },
    }),
}
