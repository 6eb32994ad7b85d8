import type { Selectable } from 'kysely'
import {
  entriesOf,
  fromJson,
  hasTexts,
  isObject,
  listFromJson,
  textsFromJson,
} from '../json-text.ts'
import type { Db } from '../open.ts'
import type { VesselTable } from '../schema/index.ts'
import { isQuestion, isSection, isSource, type Question, type Section } from '../schema/texts.ts'

export interface VesselOption {
  slug: string
  name: string
}

export interface VesselFeature {
  /** Ship, Shield, Anchor, MapPin, Sailboat or Waves; another name shows the default icon. */
  icon: string
  title: string
  description: string
}

export interface Heading {
  title: string
  description: string
}

/** A vessel type as lists show it. */
export interface VesselSummary extends VesselOption {
  title: string
  description: string
  shortDescription: string
  imagePath: string | undefined
  features: string[]
  category: string
  icon: string
}

/** A vessel type with its page. */
export interface Vessel extends VesselSummary {
  content: {
    hero: Heading | undefined
    overview: Heading | undefined
    features: VesselFeature[]
    sections: Section[]
  }
  questions: Question[]
  relatedVessels: string[]
  metaTitle: string | undefined
  metaDescription: string | undefined
  keywords: string[]
}

/** The vessel types for the quote wizard, in menu order. */
export async function listVesselOptions(db: Db): Promise<VesselOption[]> {
  return db
    .selectFrom('vessels')
    .select(['slug', 'name'])
    .orderBy('position')
    .orderBy('slug')
    .execute()
}

/** Every vessel type, in menu order. */
export async function listVessels(db: Db): Promise<VesselSummary[]> {
  const rows = await db
    .selectFrom('vessels')
    .select(SUMMARY)
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(toSummary)
}

/** Every vessel type with its page, in menu order. */
export async function listVesselPages(db: Db): Promise<Vessel[]> {
  const rows = await db
    .selectFrom('vessels')
    .selectAll()
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(toVessel)
}

/** The vessel type with this slug, and its page. */
export async function findVessel(db: Db, slug: string): Promise<Vessel | undefined> {
  const row = await db.selectFrom('vessels').selectAll().where('slug', '=', slug).executeTakeFirst()
  return row && toVessel(row)
}

const SUMMARY = [
  'slug',
  'name',
  'title',
  'description',
  'short_description',
  'image_path',
  'features',
  'category',
  'icon',
] as const

function toSummary(row: Pick<Selectable<VesselTable>, (typeof SUMMARY)[number]>): VesselSummary {
  return {
    slug: row.slug,
    name: row.name,
    title: row.title,
    description: row.description,
    shortDescription: row.short_description,
    imagePath: row.image_path ?? undefined,
    features: textsFromJson(row.features),
    category: row.category,
    icon: row.icon,
  }
}

/** A row as its page shows it. JSON of another shape is left out. */
export function toVessel(row: Selectable<VesselTable>): Vessel {
  const content = fromJson(row.page_content, isObject, {})
  return {
    ...toSummary(row),
    content: {
      hero: isHeading(content.hero) ? content.hero : undefined,
      overview: isHeading(content.overview) ? content.overview : undefined,
      features: entriesOf(content.features, isFeature),
      sections: entriesOf(content.sections, isSection).map(withSoundSources),
    },
    questions: listFromJson(row.faqs, isQuestion),
    relatedVessels: textsFromJson(row.related_vessels),
    metaTitle: row.meta_title ?? undefined,
    metaDescription: row.meta_description ?? undefined,
    keywords: textsFromJson(row.keywords),
  }
}

function withSoundSources(section: Section): Section {
  return { ...section, sources: entriesOf(section.sources, isSource) }
}

function isHeading(value: unknown): value is Heading {
  return hasTexts(value, 'title', 'description')
}

function isFeature(value: unknown): value is VesselFeature {
  return hasTexts(value, 'title', 'description')
}
