import type { Product } from '../../../db/content/products.ts'
import type { Town } from '../../../db/content/towns.ts'
import type { Vessel } from '../../../db/content/vessels.ts'
import type { Db } from '../../../db/open.ts'
import type { TextKind } from '../../../db/schema/text-versions.ts'
import { productStore } from '../../../db/texts/product-store.ts'
import type { StoredText, TextStore } from '../../../db/texts/text-store.ts'
import {
  bringBack,
  returnToBuiltIn,
  saveText,
  type TextOutcome,
} from '../../../db/texts/text-writing.ts'
import { townStore } from '../../../db/texts/town-store.ts'
import { vesselStore } from '../../../db/texts/vessel-store.ts'
import { findVersion, listVersions, revisionOf, type TextVersion } from '../../../db/versions.ts'
import { marksOf } from '../editing/merge.ts'
import type { FieldsOf, TextErrors, TypedText } from './fields/field.ts'
import { printText, readText, type Shapes, shapesOf } from './fields/field.ts'
import { productFields, townFields, vesselFields } from './fields/page-fields.ts'

/** A page's text as its form shows it. */
export interface ShownText {
  slug: string
  name: string
  typed: TypedText
  revision: string
  isEdited: boolean
  /** It came with the site, so there is a text to return to. */
  isBuiltIn: boolean
}

/** A page with texts that are not saved. */
export type UnsavedPage = { town: Town } | { vessel: Vessel } | { product: Product }

export type EditOutcome =
  | { done: true; isChanged: boolean }
  | { refused: 'changed'; current: ShownText }
  | { refused: 'gone' }

interface Change {
  slug: string
  revision: string
  staff: { email: string }
}

/** Everything the editor does with one kind of page. What is typed inside stays inside. */
export interface TextAdmin {
  kind: TextKind
  shapes: Shapes
  load(db: Db, slug: string): Promise<ShownText | undefined>
  /** The marks of what a form shows: see `mergeEdits`. */
  marks(typed: TypedText): string
  /** The messages for what was typed; undefined if it can be saved. */
  errorsOf(typed: TypedText): TextErrors | undefined
  save(db: Db, change: Change & { typed: TypedText }): Promise<EditOutcome>
  bringBack(db: Db, change: Change & { versionId: string }): Promise<EditOutcome>
  returnToBuiltIn(db: Db, change: Change): Promise<EditOutcome>
  versions(db: Db, slug: string): Promise<TextVersion[]>
  version(
    db: Db,
    slug: string,
    id: string,
  ): Promise<(TextVersion & { typed: TypedText }) | undefined>
  /** The page with what was typed, or what is wrong with it. */
  preview(
    db: Db,
    slug: string,
    typed: TypedText,
  ): Promise<{ page: UnsavedPage } | { errors: TextErrors } | undefined>
}

/** @param named The page under the name of its kind. */
function openDesk<Page, Text>(
  store: TextStore<Page, Text>,
  fields: FieldsOf<Text>,
  named: (page: Page) => UnsavedPage,
): TextAdmin {
  const { kind } = store
  const typedOf = (page: Page) => printText(fields, store.textOf(page))
  const shown = ({ slug, name, page, columns, editedAt }: StoredText<Page>): ShownText => ({
    slug,
    name,
    typed: typedOf(page),
    revision: revisionOf(columns),
    isEdited: editedAt !== null,
    isBuiltIn: store.builtIn(slug) !== undefined,
  })
  const outcome = (result: TextOutcome<Page>): EditOutcome =>
    'refused' in result && result.refused === 'changed'
      ? { refused: 'changed', current: shown(result.current) }
      : result

  return {
    kind,
    shapes: shapesOf(fields),
    async load(db, slug) {
      const stored = await store.find(db, slug)
      return stored && shown(stored)
    },
    marks: (typed) => marksOf(typed, Object.keys(fields)),
    errorsOf(typed) {
      const reading = readText(fields, typed)
      return 'errors' in reading ? reading.errors : undefined
    },
    async save(db, { typed, ...change }) {
      const reading = readText(fields, typed)
      if ('errors' in reading) throw new Error('A text was saved although it was refused')
      return outcome(await saveText(db, store, { ...change, text: reading.text }))
    },
    bringBack: async (db, change) => outcome(await bringBack(db, store, change)),
    returnToBuiltIn: async (db, change) => outcome(await returnToBuiltIn(db, store, change)),
    versions: (db, slug) => listVersions(db, { kind, slug }),
    async version(db, slug, id) {
      const [stored, version] = await Promise.all([
        store.find(db, slug),
        findVersion(db, { kind, slug }, id),
      ])
      return (
        stored && version && { ...version, typed: typedOf(stored.withColumns(version.columns)) }
      )
    },
    async preview(db, slug, typed) {
      const reading = readText(fields, typed)
      if ('errors' in reading) return reading
      const stored = await store.find(db, slug)
      return stored && { page: named(stored.withColumns(store.columnsOf(reading.text))) }
    },
  }
}

const DESKS: Record<TextKind, TextAdmin> = {
  towns: openDesk(townStore, townFields, (town) => ({ town })),
  vessels: openDesk(vesselStore, vesselFields, (vessel) => ({ vessel })),
  products: openDesk(productStore, productFields, (product) => ({ product })),
}

/** The editor of a kind of page; undefined for any other word in an address. */
export function adminOf(kind: string): TextAdmin | undefined {
  return Object.hasOwn(DESKS, kind) ? DESKS[kind as TextKind] : undefined
}

/** The kinds of pages with texts, as headings of their list. */
export const KIND_NAMES: Record<TextKind, string> = {
  towns: 'Towns',
  vessels: 'Vessel types',
  products: 'Products',
}
