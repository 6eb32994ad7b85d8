import { type Town, toTown } from '../content/towns.ts'
import { builtInTowns } from '../seed/towns/index.ts'
import { townTextColumns } from '../seed/towns/town-row.ts'
import {
  leanSections,
  storedText,
  type TextStore,
  type WholeSection,
  wholeSections,
} from './text-store.ts'

/** What staff edit of a town's page. */
export type TownText = Pick<
  Town,
  | 'title'
  | 'description'
  | 'metaDescription'
  | 'keywords'
  | 'riskPoints'
  | 'insuranceTips'
  | 'marinas'
  | 'localAttractions'
  | 'availableProducts'
  | 'facts'
  | 'questions'
> & { sections: WholeSection[] }

const COLUMNS = [
  'title',
  'description',
  'meta_description',
  'risk_points',
  'keywords',
  'available_products',
  'marinas',
  'local_attractions',
  'insurance_tips',
  'page_content',
] as const

export const townStore: TextStore<Town, TownText> = {
  kind: 'towns',
  async find(db, slug) {
    const row = await db.selectFrom('towns').selectAll().where('slug', '=', slug).executeTakeFirst()
    return storedText(row, COLUMNS, toTown)
  },
  async write(tx, slug, columns, edited_at) {
    await tx
      .updateTable('towns')
      .set({ ...columns, edited_at })
      .where('slug', '=', slug)
      .execute()
  },
  builtIn(slug) {
    const town = builtInTowns.find((one) => one.slug === slug)
    return town && townTextColumns(town)
  },
  textOf: (town) => ({
    title: town.title,
    description: town.description,
    metaDescription: town.metaDescription,
    keywords: town.keywords,
    riskPoints: town.riskPoints,
    insuranceTips: town.insuranceTips,
    marinas: town.marinas,
    localAttractions: town.localAttractions,
    availableProducts: town.availableProducts,
    facts: town.facts,
    sections: wholeSections(town.sections),
    questions: town.questions,
  }),
  columnsOf: (text) => townTextColumns({ ...text, sections: leanSections(text.sections) }),
}
