import { expect, test } from 'vitest'
import { findTown, listTowns, listTownsAlongCoast } from '../../../db/content/towns.ts'
import { migrate } from '../../../db/migrate.ts'
import { siteRevision } from '../../../db/ops/revision.ts'
import { builtInTowns } from '../../../db/seed/towns/index.ts'
import { builtInTown } from '../../../src/towns/load.ts'
import { onBothDatabases } from '../../servers/databases.ts'

onBothDatabases('towns', (open) => {
  test('are listed by name, and along the coast from west to east', async () => {
    const { db } = await open()
    const names = (await listTowns(db)).map(({ name }) => name)
    expect(names).toEqual(builtInTowns.map(({ name }) => name).sort())
    expect(await listTownsAlongCoast(db)).toEqual(
      builtInTowns.map(({ slug, name }) => ({ slug, name })),
    )
  })

  test('every built-in town comes back as it was written', async () => {
    const { db } = await open()
    for (const { slug } of builtInTowns) {
      expect(await findTown(db, slug)).toEqual(builtInTown(slug))
    }
  })

  test('an unknown slug finds nothing, however it is spelled', async () => {
    const { db } = await open()
    for (const slug of ['atlantis', 'Mystic', '', "mystic' or 1=1", 'mystic%', 'my_tic']) {
      expect(await findTown(db, slug)).toBeUndefined()
    }
  })

  test('JSON that is broken or of another shape harms nothing but itself', async () => {
    const { db } = await open()
    for (const [slug, json] of Object.entries({
      mystic: '{"facts": [',
      groton: '"a text"',
      clinton: 'null',
      madison: '7',
    })) {
      const lists = { risk_points: json, keywords: json, available_products: json, marinas: json }
      await db
        .updateTable('towns')
        .set({ ...lists, local_attractions: json, insurance_tips: json, page_content: json })
        .where('slug', '=', slug)
        .execute()
      const town = await findTown(db, slug)
      expect(town).toMatchObject({
        name: builtInTown(slug)?.name,
        county: builtInTown(slug)?.county,
      })
      expect(town).toMatchObject({ riskPoints: [], keywords: [], availableProducts: [] })
      expect(town).toMatchObject({ marinas: [], localAttractions: [], insuranceTips: [] })
      expect(town).toMatchObject({ facts: [], sections: [], questions: [] })
    }
    expect(await listTowns(db)).toHaveLength(24)
  })

  test('what is half right keeps its sound half', async () => {
    const { db } = await open()
    const source = { title: 'Coast Pilot 2', publisher: 'NOAA' }
    const fact = { fact: 'The river is tidal.', why: 'So is the claim.', source }
    const section = { heading: 'Sound', paragraphs: ['One.'] }
    const product = { name: 'Boat', path: '/products/boat-insurance', icon: 'Ship' }
    const marina = { name: 'Town dock', note: 'On the river.' }
    await db
      .updateTable('towns')
      .set({
        marinas: JSON.stringify([marina, { name: 'no note' }, 'a name alone', null]),
        available_products: JSON.stringify([product, { name: 'no path', icon: 'Ship' }]),
        risk_points: JSON.stringify(['Wind', 7, null, 'Water']),
        page_content: JSON.stringify({
          facts: [fact, { fact: 'No why', source }, { ...fact, source: { title: 'no publisher' } }],
          sections: [section, { heading: 'No paragraphs' }],
          questions: [{ question: 'Why?', answer: 'So.' }, { question: 'And?' }],
        }),
      })
      .where('slug', '=', 'mystic')
      .execute()
    const mystic = await findTown(db, 'mystic')
    expect(mystic?.marinas).toEqual([marina])
    expect(mystic?.availableProducts).toEqual([product])
    expect(mystic?.riskPoints).toEqual(['Wind', 'Water'])
    expect(mystic?.facts).toEqual([fact])
    expect(mystic?.sections).toMatchObject([section])
    expect(mystic?.questions).toEqual([{ question: 'Why?', answer: 'So.' }])
  })

  test('a correction in the seed arrives with the next migration, unless staff edited the town', async () => {
    const { db } = await open()
    const change = db.updateTable('towns').set({ description: 'Out of date.', coast_order: 99 })
    await change.where('slug', '=', 'westport').execute()
    await change
      .set({ edited_at: '2026-11-21T00:00:00.000Z' })
      .where('slug', '=', 'milford')
      .execute()
    const before = await siteRevision(db)
    await migrate(db)
    expect((await findTown(db, 'westport'))?.description).toBe(builtInTown('westport')?.description)
    expect((await findTown(db, 'milford'))?.description).toBe('Out of date.')
    const along = (await listTownsAlongCoast(db)).map(({ slug }) => slug)
    expect(along).toHaveLength(24)
    expect(along.slice(3, 6)).toEqual(['norwalk', 'westport', 'fairfield'])
    expect(along.at(-1)).toBe('milford')
    expect(await siteRevision(db)).toBeGreaterThan(before)
  })
})
