import { describe, expect, test } from 'vitest'
import { candidates } from '../../../db/content/picture-candidates.ts'
import { findImage, findOwnImage } from '../../../src/images/find-image.ts'

/** A site that has these names, and downloaded these pictures; notes what it is asked for. */
function siteWith(names: string[], downloaded: Record<string, string> = {}) {
  const asked: string[] = []
  return {
    asked,
    isThere: async (name: string) => {
      asked.push(name)
      return names.includes(name)
    },
    downloadedFor: async (town: string) => downloaded[town],
  }
}

describe('the names a path may mean', () => {
  test('are itself, other spellings of its extension, then other formats', () => {
    expect(candidates({ category: 'blog', path: 'posts/fog.jpg' })).toEqual([
      '/public/posts/fog.jpg',
      '/public/posts/fog.jpeg',
      '/public/posts/fog.webp',
      '/public/posts/fog.png',
    ])
  })

  test('are every extension when it has none', () => {
    const names = candidates({ category: 'blog', path: '/posts/fog' })
    expect(names.slice(0, 3)).toEqual([
      '/public/posts/fog',
      '/public/posts/fog.webp',
      '/public/posts/fog.png',
    ])
  })

  test('begin with /public once, and lead to the store when they lie under images/', () => {
    expect(candidates({ category: 'team', path: '/public/team/a.png' })[0]).toBe(
      '/public/team/a.png',
    )
    expect(candidates({ category: 'team', path: '/images/a.webp' })[0]).toBe('images/a.webp')
  })

  test('of a testimonial end in .png where the row says .jpg', () => {
    expect(candidates({ category: 'testimonial', path: 'clients/jo.jpg' })[0]).toBe(
      '/public/clients/jo.png',
    )
  })

  test('are none for an address elsewhere, which the site never loads', () => {
    for (const path of ['https://cdn.example/a.png', '//cdn.example/a.png', 'data:x', '', ' ']) {
      expect(candidates({ category: 'blog', path })).toEqual([])
    }
  })
})

describe('the order of fallbacks', () => {
  const wanted = { category: 'town', path: 'towns/mystic.jpg', town: 'mystic' } as const
  const own = '/public/towns/mystic.png'
  const drawn = '/public/charts/mystic-outline.webp'
  const downloaded = 'images/mystic.webp'
  const general = '/public/pictures/fallback-town.webp'
  const record = { mystic: 'images/mystic.webp' }

  test.each([
    ['its own, in another format', [own, drawn, downloaded, general], '/towns/mystic.png'],
    ['the town’s', [drawn, downloaded, general], '/charts/mystic-outline.webp'],
    ['the downloaded one', [downloaded, general], '/images/mystic.webp'],
    ['the category’s', [general], '/pictures/fallback-town.webp'],
  ])('%s', async (_, names, address) => {
    const image = await findImage(wanted, siteWith(names, record))
    expect(image?.src.file).toBe(address)
  })

  test('ends with nothing when nothing exists', async () => {
    expect(await findImage(wanted, siteWith([], record))).toBeUndefined()
  })

  test('is asked no further than the first that exists', async () => {
    const site = siteWith(['/public/towns/mystic.jpg'], record)
    await findOwnImage(wanted, site)
    expect(site.asked).not.toContain(drawn)
  })

  test('gives the browser the category’s picture for one that fails to load', async () => {
    const image = await findImage(wanted, siteWith([own, general]))
    expect(image?.fallbacks).toEqual(['/pictures/fallback-town.webp'])
    const fallback = await findImage(wanted, siteWith([general]))
    expect(fallback?.fallbacks).toEqual([])
  })

  test('goes on in the browser as on the server', async () => {
    const everything = ['/public/towns/mystic.jpg', own, drawn, downloaded, general]
    const image = await findImage(wanted, siteWith(everything, record))
    expect(image).toEqual({
      src: { file: '/towns/mystic.jpg' },
      fallbacks: [
        '/towns/mystic.png',
        '/charts/mystic-outline.webp',
        '/images/mystic.webp',
        '/pictures/fallback-town.webp',
      ],
    })
    const later = await findImage(wanted, siteWith([drawn, general], record))
    expect(later?.fallbacks).toEqual(['/images/mystic.webp', '/pictures/fallback-town.webp'])
  })

  test('names no format of the same picture again, which the browser has tried', async () => {
    const formats = ['/public/towns/mystic.jpg', '/public/towns/mystic.webp', own, general]
    const image = await findImage(wanted, siteWith(formats))
    expect(image?.src).toEqual({ file: '/towns/mystic.jpg', webp: '/towns/mystic.webp' })
    expect(image?.fallbacks).toEqual(['/towns/mystic.png', '/pictures/fallback-town.webp'])
  })

  test('has what is drawn for a vessel or a product between its row’s picture and the category’s', async () => {
    const sloop = {
      category: 'product',
      path: 'vessels/sloop.png',
      drawn: '/pictures/sloop.svg',
    } as const
    const product = '/public/pictures/fallback-product.webp'
    const names = ['/public/vessels/sloop.jpg', '/public/pictures/sloop.svg', product]
    expect(await findImage(sloop, siteWith(names))).toEqual({
      src: { file: '/vessels/sloop.jpg' },
      fallbacks: ['/pictures/sloop.svg', '/pictures/fallback-product.webp'],
    })
    const image = await findImage(sloop, siteWith(names.slice(1)))
    expect(image?.src.file).toBe('/pictures/sloop.svg')
  })

  test('gives the browser the storm season for a blog picture that fails to load', async () => {
    const site = siteWith(['/public/a.png', '/public/pictures/storm-season.webp'])
    const image = await findImage({ category: 'blog', path: 'a.png' }, site)
    expect(image?.fallbacks).toEqual(['/pictures/storm-season.webp'])
  })

  test('an own picture is never what stands in for a category', async () => {
    expect(await findOwnImage(wanted, siteWith([general]))).toBeUndefined()
  })

  test('a file of the site comes in every format it has', async () => {
    const formats = ['/public/a.png', '/public/a.avif', '/public/a.webp']
    const image = await findImage({ category: 'general', path: '/a.png' }, siteWith(formats))
    expect(image?.src).toEqual({ file: '/a.png', avif: '/a.avif', webp: '/a.webp' })
  })
})
