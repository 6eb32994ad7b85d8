import type { Selectable } from 'kysely'
import { isQuestion, isSection, type Question, type Section } from './content.ts'
import {
  entriesOf,
  fromJson,
  hasTexts,
  isObject,
  listFromJson,
  textsFromJson,
} from './json-text.ts'
import type { Site } from './open.ts'
import type { VesselTable } from './schema.ts'

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

export interface Vessel extends VesselOption {
  title: string
  description: string
  shortDescription: string
  imagePath: string | undefined
  features: string[]
  category: string
  icon: string
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

/** The vessel types of the wizard's list, in menu order. */
export async function listVesselOptions(db: Site): Promise<VesselOption[]> {
  return db
    .selectFrom('vessels')
    .select(['slug', 'name'])
    .orderBy('position')
    .orderBy('slug')
    .execute()
}

/** Every vessel type, in menu order. */
export async function listVessels(db: Site): Promise<Vessel[]> {
  const rows = await db
    .selectFrom('vessels')
    .selectAll()
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(toVessel)
}

export async function findVessel(db: Site, slug: string): Promise<Vessel | undefined> {
  const row = await db.selectFrom('vessels').selectAll().where('slug', '=', slug).executeTakeFirst()
  return row && toVessel(row)
}

function toVessel(row: Selectable<VesselTable>): Vessel {
  const content = fromJson(row.page_content, isObject, {})
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
    content: {
      hero: isHeading(content.hero) ? content.hero : undefined,
      overview: isHeading(content.overview) ? content.overview : undefined,
      features: entriesOf(content.features, isFeature),
      sections: entriesOf(content.sections, isSection),
    },
    questions: listFromJson(row.faqs, isQuestion),
    relatedVessels: textsFromJson(row.related_vessels),
    metaTitle: row.meta_title ?? undefined,
    metaDescription: row.meta_description ?? undefined,
    keywords: textsFromJson(row.keywords),
  }
}

function isHeading(value: unknown): value is Heading {
  return hasTexts(value, 'title', 'description')
}

function isFeature(value: unknown): value is VesselFeature {
  return hasTexts(value, 'title', 'description')
}
