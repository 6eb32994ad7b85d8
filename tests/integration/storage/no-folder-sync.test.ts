import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, test, vi } from 'vitest'
import { fileObjectStore } from '../../../src/storage/files.ts'
import { openSqlite, testFolder } from '../../servers/databases.ts'
import { emptyFolder, expectAllFiles, restoreTo, siteOf } from '../../sites/backups.ts'

/** With what the system refuses to sync a folder, and how many files it has synced. */
const system = vi.hoisted(() => ({ refusal: 'EINVAL', refused: 0, syncedFiles: 0 }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return {
    ...real,
    async open(...args: Parameters<typeof real.open>) {
      const handle = await real.open(...args)
      const isFolder = (await handle.stat()).isDirectory()
      const sync = handle.sync.bind(handle)
      handle.sync = async () => {
        if (!isFolder) {
          system.syncedFiles++
          return sync()
        }
        system.refused++
        throw Object.assign(new Error(`${system.refusal}: fsync`), { code: system.refusal })
      }
      return handle
    },
  }
})

beforeEach(() => {
  Object.assign(system, { refusal: 'EINVAL', refused: 0, syncedFiles: 0 })
})

async function put(folder: string): Promise<string> {
  const store = fileObjectStore(folder)
  const about = { sizeBytes: 3, contentType: 'text/plain' }
  await store.put('form-uploads/one', Readable.from([Buffer.from('abc')]), about)
  const object = await store.get('form-uploads/one')
  return text(object!.body)
}

test.each(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'a share whose folders cannot be synced (%s) takes objects, whose files are synced',
  async (refusal) => {
    system.refusal = refusal
    expect(await put(testFolder())).toBe('abc')
    expect(system.refused).toBeGreaterThan(0)
    expect(system.syncedFiles).toBe(2)
  },
)

test('a disk that fails to sync a folder is still an error', async () => {
  system.refusal = 'EIO'
  await expect(put(testFolder())).rejects.toThrow('form-uploads/one could not be stored: EIO')
})

test('a backup to such a share is read back, and restored from it', async () => {
  const site = siteOf(await openSqlite())
  await site.leadWithFile()
  expect(await site.backUp()).toContain('was read back')
  expect(system.refused).toBeGreaterThan(0)
  const restored = await restoreTo(site.to, emptyFolder())
  expect(await expectAllFiles(restored.settings, restored.store)).toBe(1)
})
