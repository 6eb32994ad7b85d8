import { expect, test } from 'vitest'
import { findVessel, listVesselOptions, listVessels } from '../../../db/content/vessels.ts'
import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import { onBothDatabases } from '../../servers/databases.ts'

onBothDatabases('vessel types', (open) => {
  test('the list has all 13 in menu order, with what a card shows', async () => {
    const { db } = await open()
    const vessels = await listVessels(db)
    expect(vessels.map(({ slug }) => slug)).toEqual(builtInVessels.map(({ slug }) => slug))
    expect(vessels[0]).toEqual({
      slug: 'sailboat',
      name: 'Sailboat',
      title: 'Sailboat Insurance in Connecticut',
      description: builtInVessels[0]?.description,
      shortDescription: builtInVessels[0]?.short_description,
      imagePath: undefined,
      features: builtInVessels[0]?.features,
      category: 'sail',
      icon: 'Sailboat',
    })
    expect(await listVesselOptions(db)).toContainEqual({ slug: 'yacht', name: "Yacht (40'+ feet)" })
  })

  test('every built-in page comes back as it was written', async () => {
    const { db } = await open()
    for (const { slug, content } of builtInVessels) {
      const vessel = await findVessel(db, slug)
      const { questions, relatedVessels, metaTitle, metaDescription, keywords, ...page } = content
      expect(vessel).toMatchObject({ questions, relatedVessels, metaTitle, metaDescription })
      expect(vessel).toMatchObject({ keywords, content: page })
    }
  })

  test('JSON that is broken, of another shape or half right does no harm', async () => {
    const { db } = await open()
    const broken = {
      sailboat: '{"hero": {"title"',
      yacht: '["a", "list"]',
      dinghy: 'null',
    }
    for (const [slug, json] of Object.entries(broken)) {
      const row = { page_content: json, features: json, faqs: json, related_vessels: json }
      await db
        .updateTable('vessels')
        .set({ ...row, keywords: json })
        .where('slug', '=', slug)
        .execute()
      const vessel = await findVessel(db, slug)
      expect(vessel?.content).toEqual({
        hero: undefined,
        overview: undefined,
        features: [],
        sections: [],
      })
      expect(vessel?.questions).toEqual([])
    }
    expect((await listVessels(db)).find(({ slug }) => slug === 'sailboat')?.features).toEqual([])
    expect((await findVessel(db, 'yacht'))?.features).toEqual(['a', 'list'])
  })

  test('what is half right keeps its sound half', async () => {
    const { db } = await open()
    const sound = { heading: 'Sound', paragraphs: ['One.'] }
    await db
      .updateTable('vessels')
      .set({
        page_content: JSON.stringify({
          hero: { title: 'Only a title' },
          overview: { title: 'Both', description: 'are there' },
          features: [{ icon: 7, title: 'A', description: 'B' }, { title: 'no description' }, 3],
          sections: [
            { ...sound, sources: 'a list was meant' },
            { heading: 'No paragraphs' },
            { ...sound, sources: [{ title: 'T', publisher: 'P' }, { title: 'no publisher' }] },
          ],
        }),
        faqs: JSON.stringify([{ question: 'Why?', answer: 'So.' }, { question: 'And?' }]),
      })
      .where('slug', '=', 'pontoon')
      .execute()
    const pontoon = await findVessel(db, 'pontoon')
    expect(pontoon?.content.hero).toBeUndefined()
    expect(pontoon?.content.overview).toEqual({ title: 'Both', description: 'are there' })
    expect(pontoon?.content.features).toHaveLength(1)
    expect(pontoon?.content.sections).toEqual([
      { ...sound, sources: [] },
      { ...sound, sources: [{ title: 'T', publisher: 'P' }] },
    ])
    expect(pontoon?.questions).toEqual([{ question: 'Why?', answer: 'So.' }])
  })
})
