import { describe, expect, test } from 'vitest'
import { findTown } from '../../../db/content/towns.ts'
import { migrate } from '../../../db/migrate.ts'
import type { Db } from '../../../db/open.ts'
import { siteRevision } from '../../../db/ops/revision.ts'
import { productStore } from '../../../db/texts/product-store.ts'
import { listTexts } from '../../../db/texts/text-list.ts'
import type { TextStore } from '../../../db/texts/text-store.ts'
import { bringBack, returnToBuiltIn, saveText } from '../../../db/texts/text-writing.ts'
import { townStore } from '../../../db/texts/town-store.ts'
import { vesselStore } from '../../../db/texts/vessel-store.ts'
import { listVersions, revisionOf } from '../../../db/versions.ts'
import { builtInTown } from '../../../src/towns/load.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const anna = { email: 'anna@agency.example' }
const ben = { email: 'ben@agency.example' }
const mystic = { kind: 'towns', slug: 'mystic' } as const

onBothDatabases('the desk for texts', (open) => {
  test('an edited text is on the page at once, and stays over a migration', async () => {
    const { db } = await open()
    const before = await siteRevision(db)
    expect(await edit(db, { title: 'Two drawbridges' })).toEqual({ done: true, isChanged: true })
    expect((await findTown(db, 'mystic'))?.title).toBe('Two drawbridges')
    expect(await siteRevision(db)).toBe(before + 1)
    await migrate(db)
    expect((await findTown(db, 'mystic'))?.title).toBe('Two drawbridges')
    const { towns } = await listTexts(db)
    expect(towns.find(({ slug }) => slug === 'mystic')?.edited?.by).toBe(anna.email)
    expect(towns.filter(({ edited }) => edited)).toHaveLength(1)
    expect(await logOf(db)).toEqual([{ action: 'text-edited', about: 'towns/mystic' }])
  })

  test('saving the same words is no edit: releases still correct the page', async () => {
    const { db } = await open()
    await expectUnchanged(db, townStore)
    await expectUnchanged(db, vesselStore)
    await expectUnchanged(db, productStore)
    expect(await listVersions(db, mystic)).toEqual([])
    expect(await logOf(db)).toEqual([])
  })

  test('every save keeps what was said before, from the first', async () => {
    const { db } = await open()
    await edit(db, { title: 'First' })
    await edit(db, { title: 'Second' }, ben)
    const versions = await listVersions(db, mystic)
    expect(
      versions.map(({ number, origin, staffEmail, columns }) => [
        number,
        origin,
        staffEmail,
        columns.title,
      ]),
    ).toEqual([
      [3, 'edit', ben.email, 'Second'],
      [2, 'edit', anna.email, 'First'],
      [1, 'site', undefined, builtInTown('mystic')?.title],
    ])

    const first = versions[1]?.id ?? ''
    const revision = await revisionNow(db)
    expect(
      await bringBack(db, townStore, { slug: 'mystic', revision, staff: ben, versionId: first }),
    ).toEqual({ done: true, isChanged: true })
    expect((await findTown(db, 'mystic'))?.title).toBe('First')
    expect((await listVersions(db, mystic))[0]).toMatchObject({ number: 4, origin: 'return' })
    // A version of another page is not this page's.
    const stray = { slug: 'groton', revision: '', staff: ben, versionId: first }
    expect(await bringBack(db, townStore, stray)).toEqual({ refused: 'gone' })
  })

  test('after the return to the built-in text, corrections of releases arrive again', async () => {
    const { db } = await open()
    await edit(db, { title: 'Ours' })
    const change = { slug: 'mystic', revision: await revisionNow(db), staff: anna }
    expect(await returnToBuiltIn(db, townStore, change)).toEqual({ done: true, isChanged: true })
    expect(await findTown(db, 'mystic')).toEqual(builtInTown('mystic'))
    const out = db.updateTable('towns').set({ title: 'Out of date' }).where('slug', '=', 'mystic')
    await out.execute()
    await migrate(db)
    expect((await findTown(db, 'mystic'))?.title).toBe(builtInTown('mystic')?.title)
    expect((await listTexts(db)).towns.every(({ edited }) => edited === undefined)).toBe(true)
    expect((await listVersions(db, mystic)).map(({ origin }) => origin)).toEqual([
      'built-in',
      'edit',
      'site',
    ])
    // What a release has brought since is a version too, before the next edit replaces it.
    await out.execute()
    await edit(db, { title: 'Ours again' })
    expect((await listVersions(db, mystic)).map(({ columns }) => columns.title)).toEqual([
      'Ours again',
      'Out of date',
      builtInTown('mystic')?.title,
      'Ours',
      builtInTown('mystic')?.title,
    ])
  })

  test('of two editors, the second is shown what the first saved', async () => {
    const { db } = await open()
    const opened = await revisionNow(db)
    await edit(db, { title: 'Ours' })
    const theirs = await saveText(db, townStore, {
      ...{ slug: 'mystic', revision: opened, staff: ben },
      text: { ...(await textOf(db)), title: 'Theirs' },
    })
    expect(theirs).toMatchObject({ refused: 'changed', current: { page: { title: 'Ours' } } })
    const late = { slug: 'mystic', revision: opened, staff: ben }
    expect(await returnToBuiltIn(db, townStore, late)).toMatchObject({ refused: 'changed' })
    expect((await findTown(db, 'mystic'))?.title).toBe('Ours')
  })

  test('of many who save at the same moment, one wins and nothing is mixed', async () => {
    const { db } = await open()
    const [revision, text] = [await revisionNow(db), await textOf(db)]
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        saveText(db, townStore, {
          ...{ slug: 'mystic', revision, staff: anna },
          text: { ...text, title: `Number ${at}` },
        }),
      ),
    )
    expect(outcomes.filter((outcome) => 'done' in outcome)).toHaveLength(1)
    expect((await listVersions(db, mystic)).map(({ number }) => number)).toEqual([2, 1])
  })

  test('a page that is not there, and one that did not come with the site', async () => {
    const { db } = await open()
    const change = { slug: 'atlantis', revision: '', staff: anna }
    expect(await saveText(db, townStore, { ...change, text: await textOf(db) })).toEqual({
      refused: 'gone',
    })
    expect(await returnToBuiltIn(db, townStore, change)).toEqual({ refused: 'gone' })
  })
})

describe('a revision', () => {
  test('does not depend on the order of columns', () => {
    expect(revisionOf({ a: '1', b: null })).toBe(revisionOf({ b: null, a: '1' }))
    expect(revisionOf({ a: '1', b: null })).not.toBe(revisionOf({ a: '1', b: '' }))
  })
})

async function edit(db: Db, change: { title: string }, staff = anna) {
  return saveText(db, townStore, {
    ...{ slug: 'mystic', revision: await revisionNow(db), staff },
    text: { ...(await textOf(db)), ...change },
  })
}

async function textOf(db: Db) {
  const stored = await townStore.find(db, 'mystic')
  if (!stored) throw new Error('There is no Mystic')
  return townStore.textOf(stored.page)
}

async function revisionNow(db: Db): Promise<string> {
  return revisionOf((await townStore.find(db, 'mystic'))?.columns ?? {})
}

async function expectUnchanged<Page, Text>(db: Db, store: TextStore<Page, Text>) {
  for (const { slug } of (await listTexts(db))[store.kind]) {
    const stored = await store.find(db, slug)
    if (!stored) throw new Error(slug)
    const revision = revisionOf(stored.columns)
    const text = store.textOf(stored.page)
    expect(await saveText(db, store, { slug, revision, staff: anna, text }), slug).toEqual({
      done: true,
      isChanged: false,
    })
  }
}

function logOf(db: Db) {
  return db.selectFrom('audit_log').select(['action', 'about']).orderBy('at').execute()
}
