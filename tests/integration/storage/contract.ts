import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type ObjectStore, ObjectStoreError } from '../../../src/storage/objects.ts'
import { all } from '../../tools/all-of.ts'

const PDF = 'application/pdf'

/** The contract of every object store. */
export function keepsTheContract(open: () => ObjectStore) {
  test('an object comes back as it was stored, with its content type', async () => {
    const content = randomBytes(3_000_000)
    await put(open(), 'form-uploads/1-survey.pdf', content, PDF)
    const object = await open().get('form-uploads/1-survey.pdf')
    expect(object).toMatchObject({ sizeBytes: content.length, contentType: PDF })
    expect(hash(await buffer(object!.body))).toBe(hash(content))
  })

  test('an empty object is an object', async () => {
    await put(open(), 'form-uploads/2-empty', Buffer.alloc(0), 'text/plain')
    const object = await open().get('form-uploads/2-empty')
    expect(object).toMatchObject({ sizeBytes: 0, contentType: 'text/plain' })
    expect(await buffer(object!.body)).toHaveLength(0)
  })

  test('a key may have any visible character, and 200 bytes of a name', async () => {
    const key = `form-uploads/1700000000000-${'漁'.repeat(60)} #?%&+=é😀.pdf`
    await put(open(), key, Buffer.from('a'), PDF)
    expect(await content(open(), key)).toBe('a')
  })

  test('storing under a taken key replaces the object and its content type', async () => {
    await put(open(), 'images/logo', Buffer.from('first, and longer'), 'image/png')
    await put(open(), 'images/logo', Buffer.from('second'), 'image/webp')
    const object = await open().get('images/logo')
    expect(object).toMatchObject({ sizeBytes: 6, contentType: 'image/webp' })
    expect((await buffer(object!.body)).toString()).toBe('second')
  })

  test('an object that is not there is undefined, and removing it is no error', async () => {
    expect(await open().get('form-uploads/nothing')).toBeUndefined()
    await open().remove('form-uploads/nothing')
  })

  test('a removed object is gone', async () => {
    await put(open(), 'form-uploads/3-gone', Buffer.from('x'), PDF)
    await open().remove('form-uploads/3-gone')
    expect(await open().get('form-uploads/3-gone')).toBeUndefined()
  })

  test.each([
    ['breaks off', brokenBody(), 2000],
    ['is shorter than announced', Readable.from([Buffer.alloc(999)]), 1000],
    ['is longer than announced', Readable.from([Buffer.alloc(600), Buffer.alloc(600)]), 1000],
  ])('a body that %s leaves nothing', async (_, body, sizeBytes) => {
    const stored = open().put('form-uploads/4-broken', body, { sizeBytes, contentType: PDF })
    await expect(stored).rejects.toThrow(ObjectStoreError)
    expect(await open().get('form-uploads/4-broken')).toBeUndefined()
  })

  test('a broken body leaves the object that was there', async () => {
    await put(open(), 'images/kept', Buffer.from('kept'), PDF)
    const stored = open().put('images/kept', brokenBody(), { sizeBytes: 2000, contentType: PDF })
    await expect(stored).rejects.toThrow(ObjectStoreError)
    expect(await content(open(), 'images/kept')).toBe('kept')
  })

  test('a moved object is the same object under its new key alone', async () => {
    const content = randomBytes(100_000)
    await put(open(), 'quarantine/1 漁 #?%&+=é.pdf', content, PDF)
    await put(open(), 'moved/1 漁 #?%&+=é.pdf', Buffer.from('in the way'), 'text/plain')
    expect(await open().move('quarantine/1 漁 #?%&+=é.pdf', 'moved/1 漁 #?%&+=é.pdf')).toBe(true)
    expect(await open().get('quarantine/1 漁 #?%&+=é.pdf')).toBeUndefined()
    const object = await open().get('moved/1 漁 #?%&+=é.pdf')
    expect(object).toMatchObject({ sizeBytes: content.length, contentType: PDF })
    expect(hash(await buffer(object!.body))).toBe(hash(content))
  })

  test('a move can be repeated, and says when there is nothing to move', async () => {
    await put(open(), 'quarantine/2', Buffer.from('x'), PDF)
    expect(await open().move('quarantine/2', 'moved/2')).toBe(true)
    expect(await open().move('quarantine/2', 'moved/2')).toBe(true)
    expect(await open().move('moved/2', 'moved/2')).toBe(true)
    expect(await content(open(), 'moved/2')).toBe('x')
    expect(await open().move('quarantine/3', 'moved/3')).toBe(false)
  })

  test('a folder is listed whole and alone, deeper folders too', async () => {
    const keys = ['listed/a +b%.pdf', 'listed/漁/é', 'listed/z']
    for (const key of keys) await put(open(), key, Buffer.from('four'), PDF)
    await put(open(), 'listed-not/x', Buffer.from('x'), PDF)
    const listed = await all(open().list('listed'))
    expect(listed.map((object) => object.key).sort()).toEqual(keys.sort())
    for (const { sizeBytes, storedAt } of listed) {
      expect(sizeBytes).toBe(4)
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000)
    }
    expect(await all(open().list('nothing-here'))).toEqual([])
  })

  test.each(badKeys)('the key %j reaches nothing', async (key) => {
    const store = open()
    const one = Readable.from([Buffer.from('x')])
    const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow(ObjectStoreError)
    await refused(store.put(key, one, { sizeBytes: 1, contentType: PDF }))
    await refused(store.get(key))
    await refused(store.remove(key))
    await refused(store.move(key, 'moved/4'))
    await refused(store.move('images/kept', key))
    await refused(all(store.list(key)))
    expect(one.destroyed).toBe(true)
  })

  test('a store that works says so', () => open().check())

  test('many objects are stored at once', async () => {
    const keys = Array.from({ length: 40 }, (_, i) => `form-uploads/${i}-at-once`)
    await Promise.all(keys.map((key) => put(open(), key, Buffer.from(key), PDF)))
    expect(await Promise.all(keys.map((key) => content(open(), key)))).toEqual(keys)
  })
}

const badKeys = [
  '../outside',
  'form-uploads/../../outside',
  '/etc/passwd',
  'form-uploads//x',
  'form-uploads/.hidden',
  '.about/form-uploads/5-plain',
  '.partial/x',
  'form-uploads/',
  'a\\..\\b',
  'nul\0byte',
  'line\nbreak',
  '',
  `form-uploads/${'x'.repeat(256)}`,
  Array(600).fill('a').join('/'),
]

function put(store: ObjectStore, key: string, content: Buffer, contentType: string) {
  const body = Readable.from(pieces(content), { objectMode: false })
  return store.put(key, body, { sizeBytes: content.length, contentType })
}

function* pieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 50_000) yield content.subarray(at, at + 50_000)
}

async function content(store: ObjectStore, key: string): Promise<string> {
  const object = await store.get(key)
  return (await buffer(object!.body)).toString()
}

function brokenBody(): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.alloc(1000)
      throw new Error('the other end went away')
    })(),
  )
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
