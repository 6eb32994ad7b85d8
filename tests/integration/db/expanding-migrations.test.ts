import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrations } from '../../../db/migrations/index.ts'
import type { Db } from '../../../db/open.ts'
import { onBothDatabases } from '../../servers/databases.ts'

/**
 * During a rolling update processes of the version before work on the schema of the next. A change that
 * they cannot live with takes two releases: the first adds what is new, the second removes what nobody
 * uses any more, and is named here with the release that stopped using it.
 */
const CONTRACTIONS: Record<string, string> = {}

interface Column {
  type: string
  isNullable: boolean
  hasDefault: boolean
}

onBothDatabases('the version before', (open) => {
  test('works on the schema of every migration: nothing goes away, and nothing new must be given', async () => {
    const { db } = await open('empty')
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    let before = await schemaOf(db)
    for (const name of Object.keys(migrations)) {
      const { error } = await migrator.migrateTo(name)
      expect(error, name).toBeUndefined()
      const after = await schemaOf(db)
      if (!(name in CONTRACTIONS)) expect({ [name]: harmOf(before, after) }).toEqual({ [name]: [] })
      before = after
    }
    expect(before.size).toBeGreaterThan(100)
  })

  test('is stopped by a migration that takes away, renames or demands', async () => {
    const { db } = await open()
    const before = await schemaOf(db)
    const harm = async (change: Promise<unknown>) => {
      await change
      return harmOf(before, await schemaOf(db))
    }
    const notes = db.schema.alterTable('lead_notes')
    expect(await harm(notes.addColumn('color', 'text').execute())).toEqual([])
    expect(
      await harm(notes.addColumn('rank', 'integer', (c) => c.notNull().defaultTo(0)).execute()),
    ).toEqual([])
    expect(await harm(notes.renameColumn('text', 'words').execute())).toEqual([
      'lead_notes.text is gone',
      'lead_notes.words must be given',
    ])
    expect(await harm(db.schema.dropTable('reviews').execute())).toContain('reviews.page is gone')
  })
})

/** SQLite keeps the words of its search in tables of its own beside this one, which no program names. */
const SEARCH = 'lead_search_'

/** Every column, by table and name. */
async function schemaOf(db: Db): Promise<Map<string, Column>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith(SEARCH))
  return new Map(
    tables.flatMap(({ name: table, columns }) =>
      columns.map(({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => [
        `${table}.${name}`,
        { type: dataType, isNullable, hasDefault: hasDefaultValue || isAutoIncrementing },
      ]),
    ),
  )
}

/** What a program written for the first schema cannot do on the second. */
function harmOf(before: Map<string, Column>, after: Map<string, Column>): string[] {
  const known = new Set([...before.keys()].map(tableOf))
  const gone = [...before].flatMap(([name, column]) => {
    const now = after.get(name)
    if (!now) return [`${name} is gone`]
    if (now.type !== column.type) return [`${name} is ${now.type} in place of ${column.type}`]
    return column.isNullable && !now.isNullable ? [`${name} may no longer be empty`] : []
  })
  const demanded = [...after]
    .filter(([name]) => !before.has(name) && known.has(tableOf(name)))
    .filter(([, { isNullable, hasDefault }]) => !isNullable && !hasDefault)
    .map(([name]) => `${name} must be given`)
  return [...gone, ...demanded]
}

const tableOf = (column: string) => column.replace(/\..*/, '')
