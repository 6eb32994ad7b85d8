import { expect, test } from 'vitest'
import { findProduct, listProducts } from '../../../db/content/products.ts'
import { builtInProducts } from '../../../db/seed/products/index.ts'
import { builtInProduct } from '../../../src/products/load.ts'
import { onBothDatabases } from '../../servers/databases.ts'

onBothDatabases('a product', (open) => {
  test('is there after the migration, in menu order and in full', async () => {
    const { db } = await open()
    const products = await listProducts(db)
    expect(products.map(({ slug }) => slug)).toEqual(builtInProducts.map(({ slug }) => slug))
    const flood = await findProduct(db, 'flood-insurance')
    expect(flood).toMatchObject({ name: 'Flood Insurance', icon: 'Waves', metaTitle: undefined })
    expect(flood?.features.length).toBeGreaterThanOrEqual(4)
    expect(flood?.sections.length).toBeGreaterThan(5)
    expect(flood?.questions.length).toBeGreaterThan(4)
    expect(await findProduct(db, 'no-such-product')).toBeUndefined()
  })

  test('reads the same from the database and from what is built in', async () => {
    const { db } = await open()
    for (const product of await listProducts(db)) {
      const sections = builtInProduct(product.slug)?.sections.map((section) => ({
        ...section,
        sources: section.sources ?? [],
      }))
      expect(product).toEqual({ ...builtInProduct(product.slug), sections })
    }
  })

  test('does no harm with broken JSON, or JSON of another shape', async () => {
    const { db } = await open()
    const broken: [string, string][] = [
      ['["Hull","Liability"', '{"sections":[{"heading":"Half'],
      ['"Hull"', '[]'],
      ['[1,null,"","Hull",{"a":1}]', '{"sections":[{"heading":"A"},null],"questions":"none"}'],
      [
        'null',
        '{"sections":[{"heading":"A","paragraphs":["B"],"sources":"nobody"}],"questions":[7]}',
      ],
    ]
    const seen = []
    for (const [features, page_content] of broken) {
      await db
        .updateTable('products')
        .set({ features, page_content, keywords: '{' })
        .where('slug', '=', 'boat-insurance')
        .execute()
      const product = await findProduct(db, 'boat-insurance')
      seen.push([product?.features, product?.sections, product?.questions, product?.keywords])
    }
    expect(seen).toEqual([
      [[], [], [], []],
      [[], [], [], []],
      [['Hull'], [], [], []],
      [[], [{ heading: 'A', paragraphs: ['B'], sources: [] }], [], []],
    ])
  })
})
