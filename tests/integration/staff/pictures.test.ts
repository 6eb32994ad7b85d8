import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Services } from '../../../src/http/services.ts'
import { serveImage } from '../../../src/images/routes.ts'
import { handleImage } from '../../../src/staff/posts/post-pictures.ts'
import { ObjectStoreError } from '../../../src/storage/objects.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { spoolFolder } from '../../../src/storage/spool.ts'
import { testFolder } from '../../servers/databases.ts'

function openDesk() {
  const dataDir = testFolder()
  const store = openObjectStore({ dataDir })
  const failures: unknown[] = []
  const services = {
    store,
    spoolFolder: spoolFolder({ dataDir }),
    siteUrl: 'http://site.example',
    report: (error: unknown) => failures.push(error),
  } as unknown as Services
  return {
    store,
    failures,
    async send(name: string, bytes: Uint8Array, alt = '') {
      const body = new FormData()
      body.append('alt', alt)
      body.append('file', new Blob([new Uint8Array(bytes)]), name)
      const request = new Request('http://site.example/api/staff/images', { method: 'POST', body })
      const response = await handleImage(request, services)
      return { status: response.status, ...(await response.json()) }
    },
    async get(address: string) {
      const response = await serveImage(new Request(`http://site.example${address}`), store)
      return {
        type: response.headers.get('content-type'),
        bytes: await buffer(response.body as never),
      }
    },
    async objects() {
      const keys: string[] = []
      for await (const { key } of store.list('images')) keys.push(key)
      return keys
    },
  }
}

/** A gray picture of this size. */
function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#8899aa' } })
}

const REFUSED = 'Failed to upload image. Please try again.'

describe('pictures that staff bring', () => {
  test('are re-encoded: a webp no wider than a page, and a version to share, both served', async () => {
    const desk = openDesk()
    const answer = await desk.send(
      'dock.png',
      await picture(3000, 2000).png().toBuffer(),
      'A [dock]',
    )
    expect(answer).toMatchObject({
      status: 201,
      message: 'Image uploaded successfully!',
      width: 1600,
      height: 1067,
    })
    expect(answer.address).toMatch(/^\/images\/[\da-f-]{36}\.webp$/)
    expect(answer.markdown).toBe(`![A  dock](${answer.address})`)
    const shown = await desk.get(answer.address)
    expect(shown.type).toBe('image/webp')
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600 })
    const share = await desk.get(answer.share)
    expect(share.type).toBe('image/jpeg')
    expect(await sharp(share.bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('a small one is not blown up, and webp is taken too', async () => {
    const desk = openDesk()
    const answer = await desk.send('buoy.webp', await picture(300, 200).webp().toBuffer())
    expect(answer).toMatchObject({ status: 201, width: 300, height: 200 })
  })

  test('the location of a photo is removed, and it is shown upright', async () => {
    const desk = openDesk()
    const photo = await picture(400, 300)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 10/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif?.includes('Somebody')).toBe(true)
    const answer = await desk.send('photo.jpg', photo)
    expect(answer).toMatchObject({ status: 201, width: 300, height: 400 })
    for (const address of [answer.address, answer.share]) {
      const { bytes } = await desk.get(address)
      const { exif, xmp, iptc } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
      expect(bytes.includes('Somebody')).toBe(false)
    }
  })

  test('what is no picture, too large or cut off is refused with its reason, and nothing stays', async () => {
    const desk = openDesk()
    const whole = await picture(2000, 1500).jpeg({ quality: 100 }).toBuffer()
    const png = await picture(1500, 1500).png({ compressionLevel: 0 }).toBuffer()
    const passes = picture(6000, 5000).jpeg({ progressive: true })
    const wrong: [string, Uint8Array, RegExp][] = [
      ['notes.png', Buffer.from('These are my notes.'), /not a JPEG, PNG, WebP or AVIF/],
      ['page.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /not a JPEG/],
      ['moving.gif', await picture(20, 20).gif().toBuffer(), /not a JPEG/],
      ['wide.jpg', await picture(20_000, 10).jpeg().toBuffer(), /too many pixels/],
      ['vast.png', await picture(9000, 9000).png().toBuffer(), /too many pixels/],
      ['passes.jpg', await passes.toBuffer(), /too many pixels/],
      ['half.jpg', whole.subarray(0, whole.length / 2), /damaged/],
      ['half.png', png.subarray(0, png.length / 2), /damaged/],
      ['head.png', png.subarray(0, 60), /damaged|not a JPEG/],
      ['none.jpg', Buffer.alloc(0), /is empty/],
      ['big.jpg', Buffer.concat([whole, Buffer.alloc(10 * 1024 * 1024)]), /larger than 10 MB/],
    ]
    for (const [name, bytes, reason] of wrong) {
      const answer = await desk.send(name, bytes)
      expect(answer, name).toMatchObject({ status: 422, message: REFUSED })
      expect(answer.reason, name).toMatch(reason)
    }
    expect(await desk.objects()).toEqual([])
    expect(desk.failures).toEqual([])
  })

  test('while the store is unavailable the message says so, and no partial picture remains', async () => {
    const desk = openDesk()
    const { put } = desk.store
    desk.store.put = async (key, ...rest) => {
      if (key.endsWith('.webp')) throw new ObjectStoreError(key, new Error('unavailable'))
      return put(key, ...rest)
    }
    const bytes = await picture(30, 20).png().toBuffer()
    expect(await desk.send('dock.png', bytes)).toEqual({
      status: 503,
      message: 'An unexpected error occurred while uploading the image.',
    })
    expect(await desk.objects()).toEqual([])
    expect(desk.failures).toHaveLength(1)
    desk.store.put = put
    expect(await desk.send('dock.png', bytes)).toMatchObject({ status: 201 })
  })

  test('come one at a time, each under a name of its own', async () => {
    const desk = openDesk()
    const bytes = await picture(60, 40).jpeg().toBuffer()
    const answers = await Promise.all([1, 2, 3, 4].map((n) => desk.send(`${n}.jpg`, bytes)))
    expect(new Set(answers.map(({ address }) => address)).size).toBe(4)
    expect(await desk.objects()).toHaveLength(8)
  })
})
