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
import type { TownTable } from '../schema/index.ts'
import {
  isQuestion,
  isSection,
  isSource,
  type Question,
  type Section,
  type Source,
} from '../schema/texts.ts'

type TownIcon = 'Ship' | 'Home' | 'Car' | 'Anchor' | 'Shield' | 'LifeBuoy'

export interface TownProduct {
  name: string
  /** A path of this site. */
  path: string
  icon: TownIcon
}

/** A fact that is specific to this town, and why it matters for coverage. */
export interface TownFact {
  fact: string
  why: string
  source: Source
}

export interface Marina {
  name: string
  /** Where it is and what it is, in one sentence. */
  note: string
  /** Depth, lift or haul-out, VHF channel, permits, as the source says; missing if not known. */
  limits?: string | undefined
  source?: Source
}

export interface Town {
  slug: string
  name: string
  county: string
  title: string
  description: string
  metaDescription: string
  riskPoints: string[]
  localImage: string | undefined
  keywords: string[]
  availableProducts: TownProduct[]
  marinas: Marina[]
  localAttractions: string[]
  /** If empty, the page shows the default tips. */
  insuranceTips: string[]
  facts: TownFact[]
  sections: Section[]
  questions: Question[]
  latitude: number
  longitude: number
  forecastZone: string
}

/** Every town, by name. */
export async function listTowns(db: Db): Promise<Town[]> {
  const rows = await db.selectFrom('towns').selectAll().orderBy('name').orderBy('slug').execute()
  return rows.map(toTown)
}

/** The slugs and names of the towns from west to east. */
export async function listTownsAlongCoast(db: Db): Promise<{ slug: string; name: string }[]> {
  return db.selectFrom('towns').select(['slug', 'name']).orderBy('coast_order').execute()
}

export async function findTown(db: Db, slug: string): Promise<Town | undefined> {
  const row = await db.selectFrom('towns').selectAll().where('slug', '=', slug).executeTakeFirst()
  return row && toTown(row)
}

/** A row as its page shows it. JSON of another shape is left out. */
export function toTown(row: Selectable<TownTable>): Town {
  const content = fromJson(row.page_content, isObject, {})
  return {
    slug: row.slug,
    name: row.name,
    county: row.county,
    title: row.title,
    description: row.description,
    metaDescription: row.meta_description,
    riskPoints: textsFromJson(row.risk_points),
    localImage: row.local_image ?? undefined,
    keywords: textsFromJson(row.keywords),
    availableProducts: listFromJson(row.available_products, isTownProduct),
    marinas: listFromJson(row.marinas, isMarina),
    localAttractions: textsFromJson(row.local_attractions),
    insuranceTips: textsFromJson(row.insurance_tips),
    facts: entriesOf(content.facts, isFact),
    sections: entriesOf(content.sections, isSection),
    questions: entriesOf(content.questions, isQuestion),
    latitude: row.latitude,
    longitude: row.longitude,
    forecastZone: row.forecast_zone,
  }
}

function isTownProduct(value: unknown): value is TownProduct {
  return hasTexts(value, 'name', 'path', 'icon')
}

function isMarina(value: unknown): value is Marina {
  return hasTexts(value, 'name', 'note')
}

function isFact(value: unknown): value is TownFact {
  return hasTexts(value, 'fact', 'why') && isSource((value as { source?: unknown }).source)
}
