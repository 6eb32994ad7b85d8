import type { ListedObject, ObjectStore, StoredObject } from '../../src/storage/objects.ts'
import { fewAtOnce } from '../files/few-at-once.ts'
import { FOLDERS } from '../files/folders.ts'
import type { Staging } from '../files/staging.ts'
import type { BackupKey } from './key.ts'
import { type BackedUpFile, sharedKey } from './manifest.ts'

const LISTED_AT_ONCE = 200

/** A file as it was found in the site's store. */
export type CopiedFile = Omit<BackedUpFile, 'key'>

/** Copies files of the site to the files that all backups share, each content once. */
export class FileCopier {
  readonly #store: ObjectStore
  readonly #place: ObjectStore
  readonly #staging: Staging
  readonly #key: BackupKey | undefined
  /** What has been copied, by where it was. */
  readonly copied = new Map<string, CopiedFile>()
  /** The shared files that exist, with their sizes. */
  readonly shared: Map<string, number>
  /** Those of them that were written just now. */
  readonly written = new Set<string>()
  readonly #writing = new Map<string, Promise<void>>()
  readonly #earlier: Map<string, BackedUpFile>

  /**
   * @param at.shared The shared files that exist, with their sizes.
   * @param at.earlier The files of the last backup: what has not changed since is not read again.
   */
  constructor(at: {
    store: ObjectStore
    place: ObjectStore
    staging: Staging
    key: BackupKey | undefined
    shared: Map<string, number>
    earlier: BackedUpFile[]
  }) {
    this.#store = at.store
    this.#place = at.place
    this.#staging = at.staging
    this.#key = at.key
    this.shared = at.shared
    this.#earlier = new Map(at.earlier.map((file) => [file.from, file]))
  }

  /** Copies all files that the site has and that were not copied yet. */
  async copyAll(): Promise<void> {
    for (const folder of FOLDERS) {
      let page: ListedObject[] = []
      for await (const object of this.#store.list(folder)) {
        if (page.push(object) < LISTED_AT_ONCE) continue
        await this.#copyPage(page)
        page = []
      }
      await this.#copyPage(page)
    }
  }

  /** Copies a file, if the site has it. */
  async copyOne(key: string): Promise<CopiedFile | undefined> {
    const object = await this.#store.get(key)
    if (object) await this.#copy(key, new Date(), object)
    return this.copied.get(key)
  }

  async #copyPage(page: ListedObject[]): Promise<void> {
    await fewAtOnce(page, async (listed) => {
      const storedAt = listed.storedAt.toISOString()
      const known = this.copied.get(listed.key) ?? this.#earlier.get(listed.key)
      const isSame = known?.sizeBytes === listed.sizeBytes && known.storedAt === storedAt
      if (known && isSame && this.shared.has(known.name)) {
        this.copied.set(listed.key, known)
        return
      }
      // It may have been moved or deleted since it was listed.
      const object = await this.#store.get(listed.key)
      if (object) await this.#copy(listed.key, listed.storedAt, object)
    })
  }

  async #copy(from: string, storedAt: Date, { body, contentType }: StoredObject): Promise<void> {
    const staged = await this.#staging.write(body, ...(this.#key ? [this.#key.encrypt] : []))
    try {
      const { sha256, sizeBytes } = staged.source
      const name = this.#key?.nameOf(sha256) ?? sha256
      const write = this.#writing.get(name) ?? this.#write(name, staged)
      this.#writing.set(name, write)
      await write.finally(() => this.#writing.delete(name))
      this.copied.set(from, {
        ...{ from, storedAt: storedAt.toISOString(), contentType, sizeBytes, sha256, name },
      })
    } finally {
      await this.#staging.drop(staged)
    }
  }

  async #write(name: string, staged: Awaited<ReturnType<Staging['write']>>): Promise<void> {
    if (this.shared.has(name)) return
    const { sizeBytes } = staged.result
    const contentType = 'application/octet-stream'
    await this.#place.put(sharedKey(name), this.#staging.read(staged), { sizeBytes, contentType })
    this.shared.set(name, sizeBytes)
    this.written.add(name)
  }
}
