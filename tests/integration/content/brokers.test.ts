import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  findBroker,
  findShownBrokerNamed,
  listBrokers,
  listShownBrokers,
} from '../../../db/content/brokers.ts'
import { findReview, listReviewsBy } from '../../../db/content/reviews.ts'
import type { Db } from '../../../db/open.ts'
import { siteRevision } from '../../../db/ops/revision.ts'
import {
  type BrokerText,
  findBrokerVersion,
  listBrokerVersions,
  moveBroker,
  removeBroker,
  saveBroker,
} from '../../../db/texts/broker-admin.ts'
import { recordReviews, withdrawReviews } from '../../../db/texts/review-admin.ts'
import { saveText } from '../../../db/texts/text-writing.ts'
import { townStore } from '../../../db/texts/town-store.ts'
import { revisionOf } from '../../../db/versions.ts'
import { addPost } from '../../samples/posts.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { write } from '../../staff/desk-posts.ts'

const staff = { email: 'anna@agency.example' }
const rosa: BrokerText = {
  name: 'Rosa Lund',
  title: 'Senior broker',
  licenseNumber: 'CT-100',
  sinceYear: 2005,
  email: 'rosa@agency.example',
  phone: '203-555-0100',
  picture: { path: 'images/rosa.webp', width: 600, height: 800 },
  about: 'Knows **docks**.',
  aboutHtml: '<p>Knows <strong>docks</strong>.</p>\n',
  isShown: true,
}

onBothDatabases('brokers’ profiles', (open) => {
  test('one is added, edited and removed, and the page learns of it', async () => {
    const { db } = await open()
    const before = await siteRevision(db)
    const id = await added(db, rosa)
    expect(await findBroker(db, id)).toEqual({ id, revision: 1, ...rosa })
    const hidden = await added(db, { ...rosa, name: 'Ben', isShown: false })
    expect(await names(db)).toEqual(['Rosa Lund', 'Ben'])
    expect((await listShownBrokers(db)).map(({ name }) => name)).toEqual(['Rosa Lund'])
    const bare = { ...rosa, picture: undefined, sinceYear: undefined, email: '', phone: '' }
    await saveBroker(db, { id, revision: 1, staff, text: bare })
    expect(await findBroker(db, id)).toEqual({ id, revision: 2, ...bare })
    expect(await removed(db, hidden)).toMatchObject({ removed: { picture: rosa.picture } })
    expect(await removed(db, hidden)).toEqual({ refused: 'gone' })
    expect(await siteRevision(db)).toBeGreaterThan(before + 3)
    expect((await logged(db)).sort()).toEqual([
      'broker-added Ben',
      'broker-added Rosa Lund',
      'broker-edited Rosa Lund',
      'broker-removed Ben',
    ])
  })

  test('a page names who reviewed it last, as long as the profile is shown', async () => {
    const { db } = await open()
    const id = await added(db, rosa)
    const ben = await added(db, { ...rosa, name: 'Ben', licenseNumber: '' })
    const pages = ['/towns/mystic', '/products/boat-insurance']
    const reviewed = { brokerId: id, pages, what: 'two pages', staff }
    expect(await recordReviews(db, reviewed, '2026-11-20')).toBe('shown')
    const byBen = { brokerId: ben, pages: pages.slice(0, 1), what: 'Mystic', staff }
    expect(await recordReviews(db, byBen, '2026-11-21')).toBe('shown')
    expect(await findReview(db, '/products/boat-insurance')).toEqual({
      brokerId: id,
      name: 'Rosa Lund',
      title: 'Senior broker',
      licenseNumber: 'CT-100',
      on: '2026-11-20',
      isOutdated: false,
    })
    expect(await findReview(db, '/towns/mystic')).toMatchObject({ name: 'Ben', on: '2026-11-21' })
    expect(await findReview(db, '/towns/groton')).toBeUndefined()
    // Rosa's review of Mystic was replaced, so withdrawing hers leaves Ben's.
    expect(await withdrawReviews(db, reviewed)).toBe('withdrawn')
    expect(await withdrawReviews(db, reviewed)).toBe('none')
    expect(await listReviewsBy(db, id)).toEqual([])
    expect(await findReview(db, '/towns/mystic')).toMatchObject({ name: 'Ben' })
    const hidden = { ...rosa, name: 'Ben', isShown: false }
    await saveBroker(db, { id: ben, revision: 1, staff, text: hidden })
    expect(await findReview(db, '/towns/mystic')).toBeUndefined()
    expect(await recordReviews(db, byBen, '2026-11-22')).toBe('hidden')
    await removed(db, ben)
    expect(await db.selectFrom('reviews').selectAll().execute()).toEqual([])
    expect(await recordReviews(db, byBen, '2026-11-22')).toBe('gone')
    expect(await logged(db)).toContain('broker-reviewed Rosa Lund')
  })

  test('an article that was withdrawn and published again says what was reviewed', async () => {
    const { db } = await open()
    const id = await added(db, rosa)
    const pages = ['/blog/fog-in-the-race']
    const draft = await write(db, 'as it is')
    const published = await write(db, 'now', {}, draft)
    await sleep(2)
    await recordReviews(db, { brokerId: id, pages, what: 'it', staff }, '2026-11-20')
    await sleep(2)
    const isOutdated = async () => (await findReview(db, '/blog/fog-in-the-race'))?.isOutdated
    const slug = published.slug
    // The text of an article ends with a line's end, and that of the form does not.
    const withdrawn = await write(db, 'withdrawn', { slug, markdown: 'Slowly.\n' }, published)
    const again = await write(db, 'now', { slug }, withdrawn)
    expect(await isOutdated()).toBe(false)
    await write(db, 'as it is', { slug, markdown: 'Fast.', content: '<p>Fast.</p>' }, again)
    expect(await isOutdated()).toBe(true)
  })

  test('a page names nobody for what was changed after the review', async () => {
    const { db } = await open()
    const id = await added(db, rosa)
    await addPost(db, { slug: 'fog' })
    const pages = ['/towns/groton', '/blog/fog']
    const review = async () => {
      await recordReviews(db, { brokerId: id, pages, what: 'two', staff }, '2026-11-20')
      // Beyond the millisecond.
      await sleep(2)
    }
    const outdated = () =>
      Promise.all(pages.map(async (page) => (await findReview(db, page))?.isOutdated))
    const listed = async () => (await listReviewsBy(db, id)).map(({ isOutdated }) => isOutdated)
    const change = async (risk: string) => {
      const stored = (await townStore.find(db, 'groton'))!
      const revision = revisionOf(stored.columns)
      const text = { ...townStore.textOf(stored.page), riskPoints: [risk] }
      await saveText(db, townStore, { slug: 'groton', revision, staff, text })
      const edited_at = new Date().toISOString()
      await db.updateTable('blog_posts').set({ edited_at }).where('slug', '=', 'fog').execute()
    }
    await change('Ice')
    await sleep(2)
    await review()
    expect(await outdated()).toEqual([false, false])
    expect(await listed()).toEqual([false, false])
    await change('Fog')
    expect(await outdated()).toEqual([true, true])
    expect(await listed()).toEqual([true, true])
    await review()
    expect(await outdated()).toEqual([false, false])
    // Of a review by an earlier version only the day is known.
    await db.updateTable('reviews').set({ reviewed_at: null }).execute()
    expect(await outdated()).toEqual([true, true])
    const reviewed_on = new Date().toISOString().slice(0, 10)
    await db.updateTable('reviews').set({ reviewed_on }).execute()
    expect(await outdated()).toEqual([false, false])
  })

  test('an author is found by the name on a profile that is shown', async () => {
    const { db } = await open()
    const id = await added(db, rosa)
    await added(db, { ...rosa, name: 'Ben', isShown: false })
    expect(await findShownBrokerNamed(db, ' rosa lund')).toMatchObject({ id })
    expect(await findShownBrokerNamed(db, 'Ben')).toBeUndefined()
    expect(await findShownBrokerNamed(db, 'Rosa')).toBeUndefined()
  })

  test('they stand in the order that staff give them', async () => {
    const { db } = await open()
    const ids = new Map<string, string>()
    for (const name of ['A', 'B', 'C']) ids.set(name, await added(db, { ...rosa, name }))
    const move = (name: string, by: 1 | -1) =>
      moveBroker(db, { id: ids.get(name) ?? '', by }, staff)
    expect(await move('C', -1)).toBe(true)
    expect(await names(db)).toEqual(['A', 'C', 'B'])
    expect(await move('A', 1)).toBe(true)
    expect(await names(db)).toEqual(['C', 'A', 'B'])
    // There is nothing before the first and behind the last.
    expect(await move('C', -1)).toBe(true)
    expect(await move('B', 1)).toBe(true)
    expect(await names(db)).toEqual(['C', 'A', 'B'])
    await removed(db, ids.get('C') ?? '')
    expect(await move('C', 1)).toBe(false)
    await added(db, { ...rosa, name: 'D' })
    expect(await names(db)).toEqual(['A', 'B', 'D'])
    expect((await logged(db)).filter((line) => line.startsWith('broker-moved'))).toHaveLength(2)
    // Whoever edits a profile meanwhile is not disturbed.
    expect(await findBroker(db, ids.get('A') ?? '')).toMatchObject({ revision: 1 })
  })

  test('what a profile said can come back, until it is removed', async () => {
    const { db } = await open()
    const id = await added(db, rosa)
    const other = await added(db, { ...rosa, name: 'Ben' })
    const now = { ...rosa, title: 'Partner', sinceYear: undefined }
    await saveBroker(db, { id, revision: 1, staff, text: now })
    // Not a text: only where it is shown.
    await saveBroker(db, { id, revision: 2, staff, text: { ...now, isShown: false } })
    const versions = await listBrokerVersions(db, id)
    expect(versions.map(({ number, origin }) => [number, origin])).toEqual([
      [2, 'edit'],
      [1, 'edit'],
    ])
    const first = versions[1]?.id ?? ''
    const { picture: _, aboutHtml: __, isShown: ___, ...words } = rosa
    expect((await findBrokerVersion(db, id, first))?.words).toEqual(words)
    expect(await findBrokerVersion(db, other, first)).toBeUndefined()
    await saveBroker(db, { id, revision: 3, staff, text: rosa, origin: 'return' })
    expect((await listBrokerVersions(db, id))[0]).toMatchObject({ number: 3, origin: 'return' })
    expect(await logged(db)).toContain('broker-version-returned Rosa Lund')
    await removed(db, id)
    expect(await listBrokerVersions(db, id)).toEqual([])
    expect(await listBrokerVersions(db, other)).toHaveLength(1)
  })

  test('of two who save, the second is shown the first one’s; a removed one is said to be gone', async () => {
    const { db } = await open()
    const id = await added(db, rosa)
    const save = (title: string) =>
      saveBroker(db, { id, revision: 1, staff, text: { ...rosa, title } })
    const outcomes = await Promise.all([save('Partner'), save('Owner')])
    expect(outcomes).toContainEqual({ done: id })
    const refused = outcomes.find((outcome) => 'refused' in outcome)
    const [saved] = await listBrokers(db)
    expect(refused).toEqual({ refused: 'changed', current: saved })
    expect(await listBrokerVersions(db, id)).toHaveLength(2)
    await removed(db, id)
    expect(await save('Owner')).toEqual({ refused: 'gone' })
  })

  test('one that somebody else has saved meanwhile is not removed before that was read', async () => {
    const { db } = await open()
    const id = await added(db, rosa)
    await saveBroker(db, { id, revision: 1, staff, text: { ...rosa, title: 'Partner' } })
    const current = await findBroker(db, id)
    for (const revision of [1, Number.NaN]) {
      expect(await removeBroker(db, { id, revision }, staff)).toEqual({
        refused: 'changed',
        current,
      })
    }
    expect(await findBroker(db, id)).toEqual(current)
    expect(await listBrokerVersions(db, id)).toHaveLength(2)
    expect(await removed(db, id)).toEqual({ removed: current })
  })
})

async function added(db: Db, text: BrokerText): Promise<string> {
  const outcome = await saveBroker(db, { id: undefined, revision: 0, staff, text })
  if (!('done' in outcome)) throw new Error('It was not added')
  return outcome.done
}

/** By somebody whose page shows what is stored. */
async function removed(db: Db, id: string) {
  const revision = (await findBroker(db, id))?.revision ?? 0
  return removeBroker(db, { id, revision }, staff)
}

async function names(db: Db): Promise<string[]> {
  return (await listBrokers(db)).map(({ name }) => name)
}

async function logged(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit_log').select(['action', 'about']).execute()
  return rows.map(({ action, about }) => `${action} ${about}`)
}
