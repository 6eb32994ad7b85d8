import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { articleSlugs, readArticle } from '../../../db/writing/articles.ts'
import { importStatus } from '../../../src/staff/imports/import-status.ts'
import { fileObjectStore } from '../../../src/storage/files.ts'
import type { ObjectStore } from '../../../src/storage/objects.ts'
import { importAll, shelfWithBroken } from '../../samples/imports.ts'
import { onBothDatabases, testFolder } from '../../servers/databases.ts'

const THERE = '![a](/images/fog.webp) ![b](/charts/sound.avif) ![c](/charts/sound.4Kd_x1.avif)'

onBothDatabases('an import of articles that name pictures', (open) => {
  test('brings them all in, and each import names those that visitors do not see', async () => {
    const { db } = await open()
    const store = fileObjectStore(testFolder())
    await upload(store, 'images/fog.webp')
    const shelf = shelfWithBroken(0)
    const [first = '', second = '', third = '', fourth = ''] = articleSlugs(shelf)
    edit(shelf, first, (text) => `${text}\n${THERE}\n`)
    edit(shelf, second, (text) => text.replace(/^picture: .*/m, 'picture: /images/none.webp'))
    edit(
      shelf,
      third,
      (text) =>
        `${text}\n![a](/images/gone.webp) <img src="https://other.example/boat.jpg"> ![c](boat.jpg)\n`,
    )
    const many = Array.from(
      { length: 50 },
      (_, n) => `![x](/images/${n}.webp) ![y](//a.example/${n})`,
    )
    edit(shelf, fourth, (text) => `${text}\n${many.join('\n')}\n`)

    const status = importStatus(await importAll(db, shelf, store))
    expect(status).toMatchObject({ state: 'complete', success: true, count: 10, errors: [] })
    const titles = [second, third, fourth].map((slug) => readArticle(slug, shelf).title)
    expect(status.warnings).toEqual([
      `Imported "${titles[0]}", but its own picture is not on this site: /images/none.webp`,
      `Imported "${titles[1]}", but its text shows what is not on this site: /images/gone.webp`,
      `Imported "${titles[1]}", but what is not a picture of this site is left out: https://other.example/boat.jpg and boat.jpg`,
      `Imported "${titles[2]}", but its text shows what is not on this site: /images/0.webp, /images/1.webp, and /images/2.webp`,
      `Imported "${titles[2]}", but what is not a picture of this site is left out: //a.example/0, //a.example/1, //a.example/2, and 47 more`,
    ])

    const again = importStatus(await importAll(db, shelf, store))
    expect(again).toMatchObject({ success: true, count: 0, skipped: 10 })
    const stillMissing = status.warnings.map((warning) =>
      warning.replace(/^Imported (".+"), but/, '$1 was already there, but'),
    )
    expect(again.warnings).toEqual(stillMissing)

    await upload(store, 'images/none.webp')
    await write(db, third, { content: '<p>None</p>', markdown: 'None' })
    const html = '<p><img src="/images/7.webp" alt=""></p>'
    await write(db, fourth, { title: 'Ours', content: html, markdown: null })
    expect(importStatus(await importAll(db, shelf, store)).warnings).toEqual([
      '"Ours" was already there, but its text shows what is not on this site: /images/7.webp',
    ])
  })

  test('takes them for there while the store is down, and asks it no second time', async () => {
    const { db } = await open()
    const shelf = shelfWithBroken(0)
    for (const slug of articleSlugs(shelf))
      edit(shelf, slug, (text) => `${text}\n![a](/images/${slug}.webp)\n`)
    let asked = 0
    const get = async () => {
      asked += 1
      throw new Error('the store is down')
    }
    const status = importStatus(await importAll(db, shelf, { get }))
    expect(status).toMatchObject({ success: true, count: 10, warnings: [] })
    expect(asked).toBe(1)
  })
})

async function upload(store: ObjectStore, key: string) {
  const bytes = Buffer.from('a picture')
  const about = { sizeBytes: bytes.length, contentType: 'image/webp' }
  await store.put(key, Readable.from([bytes]), about)
}

/** Changes a post as staff do. */
async function write(
  db: Db,
  slug: string,
  change: { title?: string; content: string; markdown: string | null },
) {
  await db.updateTable('blog_posts').set(change).where('slug', '=', slug).execute()
}

function edit(shelf: string, slug: string, change: (text: string) => string) {
  const file = join(shelf, `${slug}.md`)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
