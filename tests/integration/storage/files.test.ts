import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { fileObjectStore } from '../../../src/storage/files.ts'
import { ObjectStoreError } from '../../../src/storage/objects.ts'
import { withSmallDisk } from '../../servers/small-disk.ts'
import { keepsTheContract } from './contract.ts'

const root = mkdtempSync(join(tmpdir(), 'storage-files-'))
const folder = join(root, 'objects')
const about = { sizeBytes: 1, contentType: 'application/pdf' }
const oneByte = () => Readable.from([Buffer.from('x')])

afterAll(() => rmSync(root, { recursive: true }))

describe('the file store', () => keepsTheContract(() => fileObjectStore(folder)))

test('an object is a plain file at the path of its key', async () => {
  await fileObjectStore(folder).put('form-uploads/5-plain', oneByte(), about)
  expect(execFileSync('cat', [join(folder, 'form-uploads/5-plain')]).toString()).toBe('x')
})

test('no key has written outside the folder, and no failure has left a piece', () => {
  expect(readdirSync(root)).toEqual(['objects'])
  expect(readdirSync(join(folder, '.partial'))).toEqual([])
})

test('a key that leads through another object is refused, not followed', async () => {
  const store = fileObjectStore(folder)
  await store.put('form-uploads/6', oneByte(), about)
  await expect(store.put('form-uploads/6/inside', oneByte(), about)).rejects.toThrow(
    ObjectStoreError,
  )
  expect(await store.get('form-uploads/6/inside')).toBeUndefined()
})

test('a folder that cannot be written counts as an unavailable store', async () => {
  writeFileSync(join(root, 'a-file'), '')
  const store = fileObjectStore(join(root, 'a-file', 'objects'))
  await expect(store.put('a', oneByte(), about)).rejects.toThrow(ObjectStoreError)
  rmSync(join(root, 'a-file'))
})

test('a full disk counts as an unavailable store, and has room again', ({ skip }) =>
  withSmallDisk(skip, async (disk) => {
    const store = fileObjectStore(join(disk, 'objects'))
    const large = () => Readable.from([Buffer.alloc(600_000), Buffer.alloc(600_000)])
    const stored = store.put('large', large(), { sizeBytes: 1_200_000, contentType: 'a/b' })
    await expect(stored).rejects.toThrow(/large could not be stored: .*ENOSPC/)
    expect(await store.get('large')).toBeUndefined()
    await store.put('small', Readable.from([Buffer.alloc(600_000)]), {
      sizeBytes: 600_000,
      contentType: 'a/b',
    })
    const small = await store.get('small')
    expect(await buffer(small!.body)).toHaveLength(600_000)
  }))

test('a start clears what a killed process began, and leaves what another is writing', async () => {
  const age = (path: string) => utimesSync(path, new Date(0), new Date(0))
  const [old, slow] = ['old', 'slow', 'current'].map((name) => {
    const partial = join(folder, '.partial', name)
    mkdirSync(partial)
    writeFileSync(join(partial, 'object'), 'half')
    return partial
  })
  age(join(old!, 'object'))
  // It was begun long ago, and is still being written.
  for (const partial of [old!, slow!]) age(partial)
  await fileObjectStore(folder).removePartial?.()
  expect(readdirSync(join(folder, '.partial')).sort()).toEqual(['current', 'slow'])
})
