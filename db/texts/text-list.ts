import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import type { TextKind } from '../schema/text-versions.ts'

/** A page whose texts staff edit, as their list shows it. */
export interface ListedText {
  slug: string
  name: string
  /** Undefined while the page shows the text of the release. */
  edited: { at: Timestamp; by: string | undefined } | undefined
}

/** All pages with texts, each kind in the order of the site's menus. */
export async function listTexts(db: Db): Promise<Record<TextKind, ListedText[]>> {
  const [towns, vessels, products, editors] = await Promise.all([
    db.selectFrom('towns').select(COLUMNS).orderBy('name').orderBy('slug').execute(),
    db.selectFrom('vessels').select(COLUMNS).orderBy('position').orderBy('slug').execute(),
    db.selectFrom('products').select(COLUMNS).orderBy('position').orderBy('slug').execute(),
    listEditors(db),
  ])
  const listed = (kind: TextKind, rows: Row[]) =>
    rows.map(({ slug, name, edited_at }) => ({
      slug,
      name,
      edited:
        edited_at === null ? undefined : { at: edited_at, by: editors.get(`${kind}/${slug}`) },
    }))
  return {
    towns: listed('towns', towns),
    vessels: listed('vessels', vessels),
    products: listed('products', products),
  }
}

const COLUMNS = ['slug', 'name', 'edited_at'] as const

interface Row {
  slug: string
  name: string
  edited_at: Timestamp | null
}

/** Who made the newest version of each page. */
async function listEditors(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('text_versions as version')
    .select(['kind', 'slug', 'staff_email'])
    .where('number', '=', (eb) =>
      eb
        .selectFrom('text_versions as other')
        .select((of) => of.fn.max('other.number').as('last'))
        .whereRef('other.kind', '=', 'version.kind')
        .whereRef('other.slug', '=', 'version.slug'),
    )
    .execute()
  return new Map(
    rows.flatMap(({ kind, slug, staff_email }) =>
      staff_email === null ? [] : [[`${kind}/${slug}`, staff_email] as const],
    ),
  )
}
