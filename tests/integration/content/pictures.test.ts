import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import { seedPostSlugs } from '../../../db/writing/articles.ts'
import { POST_CATEGORIES } from '../../../db/writing/post-topics.ts'
import { coastline } from '../../../drawings/coastline.ts'
import { compassRose } from '../../../drawings/compass-rose.ts'
import { drawChart } from '../../../drawings/draw-chart.ts'
import { productScenes } from '../../../drawings/product-scenes.ts'
import { shareImages } from '../../../drawings/share.ts'
import { blogShareImages } from '../../../drawings/share-blog.ts'
import { chartPictures } from '../../../drawings/town-pictures.ts'
import { vesselPaper } from '../../../drawings/vessel-paper.ts'
import { categorySlug } from '../../../src/blog/addresses.ts'
import {
  fallbackPicture,
  homeWaters,
  lighthouse,
  SCENE,
  type SitePicture,
  stormSeason,
  townHarbor,
  townWaters,
  vesselPicture,
} from '../../../src/chart/pictures.ts'
import { towns } from '../../../src/chart/places.ts'
import { postPicture } from '../../../src/chart/post-pictures.ts'
import type { PictureFiles } from '../../../src/ui/picture/picture.tsx'
import { shows } from '../../tools/pixels.ts'

const MOST_BYTES_OF_A_FIRST_PICTURE = 60_000
const MOST_BYTES_OF_A_SHARE_IMAGE = 75_000
const USUAL_BYTES_OF_A_SCENE = 30_000
const MOST_BYTES_OF_AN_ORNAMENT = 6_000
const pictures: SitePicture[] = [
  homeWaters,
  lighthouse,
  stormSeason,
  ...towns.flatMap(({ slug }) => [townWaters(slug), townHarbor(slug)]),
  ...(['general', 'blog', 'town', 'testimonial', 'team', 'product'] as const).map(fallbackPicture),
]

test.each(pictures)(
  '$src.file exists in every format, as large as it says, and is light',
  async (picture) => {
    expect(picture.alt.length).toBeGreaterThan(20)
    await expectFiles(picture.src, picture)
    if (picture.phone) await expectFiles(picture.phone.src, picture.phone)
  },
)

test.each(Object.keys(productScenes))('%s has a picture in every format', async (slug) => {
  const path = `/pictures/products/${slug}`
  const [avif, webp] = [`${path}.avif`, `${path}.webp`]
  await expectFiles({ avif, webp, file: webp }, SCENE)
})

test.each(builtInVessels)(
  'the $name is drawn, by the script that is in the repository',
  ({ slug, name }) => {
    const { src } = vesselPicture(slug, name)
    expect(readFileSync(`public${src.file}`, 'utf8')).toBe(vesselPaper(slug))
  },
)

test.each(seedPostSlugs())('%s has a picture of its own', async (slug) => {
  const picture = postPicture(slug)
  if (!picture) throw new Error(`no picture is drawn for ${slug}`)
  expect(picture.alt.length).toBeGreaterThan(20)
  expect(picture).toMatchObject({ width: 800, height: 500 })
  await expectFiles(picture.src, picture)
})

test('the pictures of the posts differ, their words too, and most are light', () => {
  const pictures = seedPostSlugs().map((slug) => postPicture(slug) as SitePicture)
  const files = pictures.map(({ src }) => readFileSync(`public${src.file}`))
  expect(new Set(files.map((bytes) => bytes.toString('base64'))).size).toBe(files.length)
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(files.length)
  const light = files.filter((bytes) => bytes.length < USUAL_BYTES_OF_A_SCENE)
  expect(light.length).toBeGreaterThanOrEqual(0.8 * files.length)
})

test('a post that staff wrote has no drawing', () => {
  expect(postPicture('a-day-on-the-water')).toBeUndefined()
  expect(postPicture('constructor')).toBeUndefined()
})

test('the rose of the masthead is drawn, and light', () => {
  const committed = readFileSync('public/pictures/compass-rose.svg', 'utf8')
  expect(committed).toBe(compassRose())
  expect(committed.length).toBeLessThan(MOST_BYTES_OF_AN_ORNAMENT)
})

test('every town, product, vessel type and post has a share image of 1200 x 630', async () => {
  const paths = [
    ...['default', 'home', 'blog', 'the-compass'].map((page) => `share/${page}`),
    ...seedPostSlugs().map((slug) => `share/blog/${slug}`),
    ...POST_CATEGORIES.map((category) => `share/blog/category-${categorySlug(category)}`),
    ...towns.map(({ slug }) => `share/towns/${slug}`),
    ...Object.keys(productScenes).map((slug) => `share/products/${slug}`),
    ...builtInVessels.map(({ slug }) => `share/vessels/${slug}`),
  ]
  for (const path of paths) {
    const file = `public/${path}.png`
    const { format, width, height } = await sharp(file).metadata()
    expect({ format, width, height }, file).toEqual({ format: 'png', width: 1200, height: 630 })
    expect(statSync(file).size, file).toBeLessThan(MOST_BYTES_OF_A_SHARE_IMAGE)
  }
  expect(paths.length).toBe(shareImages().length)
})

test('what is committed is what the program draws now', async () => {
  const [, harbor] = chartPictures().find(([path]) => path === 'charts/guilford-harbor') ?? []
  const [, share] = shareImages().find(([path]) => path === 'share/products/flood-insurance') ?? []
  if (!harbor || !share) throw new Error('a picture is missing from the list')
  const chart = drawChart(coastline, harbor)
  expect(await shows('public/charts/guilford-harbor.avif', chart)).toBe(true)
  expect(await shows('public/charts/guilford-harbor.webp', chart)).toBe(true)
  expect(await shows('public/share/products/flood-insurance.png', share())).toBe(true)
})

test.each(blogShareImages())(
  '%s says the title as it reads now; else: npm run draw -- share/blog',
  async (path, draw) => {
    expect(await shows(`public/${path}.png`, draw())).toBe(true)
  },
)

test('every icon has the size its name says', async () => {
  for (const [file, size] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    const { width, height } = await sharp(`public/${file}`).metadata()
    expect([width, height], file).toEqual([size, size])
  }
  const favicon = readFileSync('public/favicon.ico')
  expect(favicon.readUInt16LE(2), 'an icon').toBe(1)
  expect(favicon.readUInt16LE(4), 'of three sizes').toBe(3)
  expect(readFileSync('public/icon.svg', 'utf8')).toMatch(/^<svg /)
})

/** What a browser is sent: drawings are compressed. */
function bytesSent(file: string): number {
  return file.endsWith('.svg') ? brotliCompressSync(readFileSync(file)).length : statSync(file).size
}

async function expectFiles(files: PictureFiles, size: { width: number; height: number }) {
  for (const path of [files.avif, files.webp, files.file]) {
    if (path === undefined) continue
    const { width, height } = await sharp(`public${path}`).metadata()
    expect({ width, height }, path).toEqual({ width: size.width, height: size.height })
    expect(bytesSent(`public${path}`), path).toBeLessThan(MOST_BYTES_OF_A_FIRST_PICTURE)
  }
}
