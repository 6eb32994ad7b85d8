import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openObjectStore } from '../../../src/storage/open.ts'
import { boatHeic } from '../../samples/files/heic.ts'
import { pdf } from '../../samples/files/pdf.ts'
import { bytesOf, deskWithFiles, photo } from './desk-with-files.ts'

test('a photo is shown small, and downloads without the place where it was taken', async () => {
  const desk = await deskWithFiles(openObjectStore)
  const bytes = await photo()
  const about = { verdict: 'clean' } as const
  const jpeg = { filename: 'boat.jpg', contentType: 'image/jpeg', bytes }
  const { path } = await desk.file({ ...jpeg, lies: 'released', about })
  const copy = await desk.get(path)
  const whole = await bytesOf(copy)
  expect(copy.headers.get('content-length')).toBe(`${whole.length}`)
  expect(await sharp(whole).metadata()).toMatchObject({ width: 900, orientation: 6 })
  expect(whole.toString('latin1')).not.toContain('Harbor Camera')

  const large = await sharp(await bytesOf(await desk.get(`${path}/picture`))).metadata()
  expect(large).toMatchObject({ format: 'webp', width: 600, height: 900 })
  expect(large.exif).toBeUndefined()
  const small = await desk.get(`${path}/thumbnail`)
  expect(small.headers.get('cache-control')).toBe('private, no-cache')
  const etag = small.headers.get('etag') ?? ''
  // Lying on its side as it came; upright as it is shown.
  const shown = await sharp(await bytesOf(small)).metadata()
  expect(shown).toMatchObject({ format: 'webp', width: 320, height: 480 })
  expect([shown.exif, shown.orientation]).toEqual([undefined, undefined])
  const again = await desk.get(`${path}/thumbnail`, {
    cookie: desk.cookie,
    'if-none-match': etag,
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await desk.get(`${path}/thumbnail`, { 'if-none-match': etag })).status).toBe(401)
})

test('a HEIC and a PDF are shown by their previews, and a HEIC downloads as a JPEG', async () => {
  const desk = await deskWithFiles(openObjectStore)
  const heic = { filename: 'my boat.HEIC', contentType: 'image/heic', bytes: boatHeic() }
  const about = { verdict: 'clean' } as const
  const boat = await desk.file({ ...heic, lies: 'released', about })
  const survey = await desk.file({ bytes: pdf(), lies: 'released', about })
  for (const { path } of [boat, survey]) {
    expect((await desk.get(`${path}/thumbnail`)).status).toBe(404)
    await desk.preview(path)
    const small = await desk.get(`${path}/thumbnail`)
    expect(await sharp(await bytesOf(small)).metadata()).toMatchObject({ format: 'webp' })
    const large = await desk.get(`${path}/picture`)
    expect(Object.fromEntries(large.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    expect(await sharp(await bytesOf(large)).metadata()).toMatchObject({ format: 'jpeg' })
    expect((await desk.get(`${path}/picture`, {})).status).toBe(401)
  }
  expect(await desk.downloads()).toEqual([])
  const copy = await desk.get(boat.path)
  expect(copy.headers.get('content-disposition')).toContain('filename="my boat.jpg"')
  expect(copy.headers.get('content-type')).toBe('image/jpeg')
  const jpeg = await bytesOf(copy)
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 640 })
  expect(jpeg.toString('latin1')).not.toContain('Harbor Camera')
  expect(await bytesOf(await desk.post(boat.path, { as: 'it-came' }))).toEqual(heic.bytes)
  expect(await bytesOf(await desk.get(survey.path))).toEqual(pdf())
}, 60_000)

test('a HEIC without a copy is downloaded only knowingly; a missing copy is made again', async () => {
  const desk = await deskWithFiles(openObjectStore)
  const heic = { filename: 'boat.heic', contentType: 'image/heic', bytes: boatHeic() }
  const unscanned = await desk.file({ ...heic, lies: 'released' })
  const clean = await desk.file({ ...heic, lies: 'released', about: { verdict: 'clean' } })
  for (const { path, page } of [unscanned, clean]) {
    for (const answer of [await desk.get(path), await desk.post(path)]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
    }
    expect(await bytesOf(await desk.post(path, { as: 'it-came' }))).toEqual(heic.bytes)
  }
  expect(await desk.downloads()).toHaveLength(2)
  for (const way of ['', '/thumbnail', '/picture']) {
    const id = clean.path.split('/').at(-1) ?? ''
    const file = desk.db.updateTable('attachments').where('id', '=', id)
    await file.set({ preview: 'made' }).execute()
    expect((await desk.get(clean.path + way)).status).toBe(way ? 404 : 303)
    const { preview } = await desk.db
      .selectFrom('attachments')
      .select('preview')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(preview).toBeNull()
  }
})

test('a damaged photo is offered as it came', async () => {
  const desk = await deskWithFiles(openObjectStore)
  const bytes = (await photo()).subarray(0, 300)
  const jpeg = { filename: 'boat.jpg', contentType: 'image/jpeg', bytes }
  const about = { verdict: 'clean' } as const
  const { path, page } = await desk.file({ ...jpeg, lies: 'released', about })
  expect((await desk.get(path)).headers.get('location')).toBe(`${page}?why=copy`)
  expect((await desk.get(`${path}/thumbnail`)).status).toBe(422)
  expect(await bytesOf(await desk.post(path, { as: 'it-came' }))).toEqual(bytes)
})
