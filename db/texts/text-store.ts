import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import type { TextKind } from '../schema/text-versions.ts'
import type { Section } from '../schema/texts.ts'
import type { TextColumns } from '../versions.ts'

/** A section with all its lists, empty ones too. */
export type WholeSection = Required<Section>

/** How the texts of one kind of page are read, written, and taken apart. */
export interface TextStore<Page, Text> {
  kind: TextKind
  find(db: Db, slug: string): Promise<StoredText<Page> | undefined>
  /** Writes the columns; `editedAt` is null for the text of the release. */
  write(
    tx: Transaction<Database>,
    slug: string,
    columns: TextColumns,
    editedAt: Timestamp | null,
  ): Promise<void>
  /** The columns as this release has them; undefined for a page that did not come with it. */
  builtIn(slug: string): TextColumns | undefined
  textOf(page: Page): Text
  columnsOf(text: Text): TextColumns
}

/** A page as it is stored. */
export interface StoredText<Page> {
  slug: string
  name: string
  page: Page
  columns: TextColumns
  editedAt: Timestamp | null
  /** The page with other columns: a former version, or what was typed. */
  withColumns(columns: TextColumns): Page
}

/** A row as a stored text: the named columns are what staff edit of it. */
export function storedText<
  Row extends { slug: string; name: string; edited_at: Timestamp | null },
  Page,
>(
  row: Row | undefined,
  names: readonly (TextColumnOf<Row> & string)[],
  toPage: (row: Row) => Page,
): StoredText<Page> | undefined {
  return (
    row && {
      slug: row.slug,
      name: row.name,
      page: toPage(row),
      columns: pickColumns(row, names) as TextColumns,
      editedAt: row.edited_at,
      withColumns: (columns) => toPage(knownColumns(row, names, columns)),
    }
  )
}

type TextColumnOf<Row> = {
  [Name in keyof Row]: Row[Name] extends string | null ? Name : never
}[keyof Row]

/** The named columns of a row, as text. */
function pickColumns<Row extends object, Name extends keyof Row & string>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
}

/** The known columns of a version; what an older release did not have stays as it is. */
function knownColumns<Row extends object, Name extends keyof Row & string>(
  row: Row,
  names: readonly Name[],
  columns: TextColumns,
): Row {
  const known = names.filter((name) => columns[name] !== undefined)
  return { ...row, ...Object.fromEntries(known.map((name) => [name, columns[name]])) }
}

/** Sections with all their lists, as the editor shows them. */
export function wholeSections(sections: Section[]): WholeSection[] {
  return sections.map(({ heading, paragraphs, points = [], sources = [] }) => ({
    heading,
    paragraphs,
    points,
    sources,
  }))
}

/** Sections as the seed writes them: an empty list is left out. */
export function leanSections(sections: WholeSection[]): Section[] {
  return sections.map(({ heading, paragraphs, points, sources }) => ({
    heading,
    paragraphs,
    ...(points.length > 0 && { points }),
    ...(sources.length > 0 && { sources }),
  }))
}
