import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { relistPost } from '../../../db/writing/post-listings.ts'
import { sitemapPart, sitemapXml } from '../../../src/server/sitemap/sitemap.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const SITE = 'https://www.agency.example'

onBothDatabases('the sitemap', (open) => {
  test('is one file with every listed post, newest first, and when it changed', async () => {
    const { db } = await open()
    await publish(db, 3)
    const xml = await sitemapXml(db, SITE)
    expect(pathsIn(xml).filter((path) => path.startsWith('/blog/post-'))).toEqual([
      '/blog/post-2',
      '/blog/post-1',
      '/blog/post-0',
    ])
    expect(xml).toContain(
      `<url><loc>${SITE}/blog/post-2</loc><lastmod>2026-11-02T00:00:00.000Z</lastmod></url>`,
    )
    expect(pathsIn(xml)).not.toContain('/blog/scheduled')
    for (const path of [
      '/terms',
      '/products',
      '/products/luxury-yacht-insurance',
      '/vessels/dinghy',
      '/towns/mystic',
    ]) {
      expect(pathsIn(xml)).toContain(path)
    }
    expect(await sitemapPart(db, SITE, 0)).toBeDefined()
  })

  test('says of a post that was scheduled when it appeared, not when it was written', async () => {
    const { db } = await open()
    await publish(db, 1)
    const at = '2026-11-09T14:00:00.000Z'
    await db.transaction().execute(async (tx) => {
      const { id } = await tx
        .updateTable('blog_posts')
        .set({ published_at: at })
        .where('slug', '=', 'post-0')
        .returning('id')
        .executeTakeFirstOrThrow()
      await relistPost(tx, id)
    })
    expect(await sitemapXml(db, SITE)).toContain(
      `<url><loc>${SITE}/blog/post-0</loc><lastmod>${at}</lastmod></url>`,
    )
  })

  test('is a list of files when one could not hold all, each address in one of them', async () => {
    const { db } = await open()
    await publish(db, 5)
    const whole = pathsIn(await sitemapXml(db, SITE))
    const index = await sitemapXml(db, SITE, 2)
    expect(index).toContain('<sitemapindex')
    expect(pathsIn(index)).toEqual([0, 1, 2, 3].map((part) => `/sitemap-${part}.xml`))
    const parts = await Promise.all([0, 1, 2, 3].map((part) => sitemapPart(db, SITE, part, 2)))
    expect(parts.slice(1).map((xml) => pathsIn(xml ?? '').length)).toEqual([2, 2, 1])
    expect(parts.flatMap((xml) => pathsIn(xml ?? '')).sort()).toEqual(whole.sort())
    expect(await sitemapPart(db, SITE, 4, 2)).toBeUndefined()
  })
})

function pathsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

async function publish(db: Db, count: number) {
  const rows = Array.from({ length: count }, (_, day) => ({
    slug: `post-${day}`,
    published_at: `2026-10-0${day + 1}T00:00:00.000Z`,
  }))
  await db.transaction().execute(async (tx) => {
    for (const row of [...rows, { slug: 'scheduled', published_at: '2999-01-01T00:00:00.000Z' }]) {
      const id = randomUUID()
      await tx
        .insertInto('blog_posts')
        .values({
          id,
          title: row.slug,
          excerpt: '',
          content: '',
          updated_at: '2026-11-02T00:00:00.000Z',
          keywords: '[]',
          ...row,
        })
        .execute()
      await relistPost(tx, id)
    }
  })
}
