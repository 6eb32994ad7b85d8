import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Bytes = AsyncIterable<Uint8Array>
/** Compresses, encrypts, or undoes it. */
export type Step = (from: Bytes) => Bytes

/** A file in the folder for work, with what is known of it. */
export interface Staged {
  path: string
  /** Of what came in, before all steps. */
  source: Measured
  /** Of what is in the file. */
  result: Measured
}

interface Measured {
  sizeBytes: number
  sha256: string
}

/** A folder for files that are being copied: their size must be known before they are stored. */
export class Staging {
  readonly folder: string

  /** Removes what a killed command left there. */
  static async open(dataDir: string, name: 'backup' | 'restore' | 'move'): Promise<Staging> {
    const folder = join(dataDir, `${name}-work`)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return new Staging(folder)
  }

  private constructor(folder: string) {
    this.folder = folder
  }

  newPath(): string {
    return join(this.folder, randomUUID())
  }

  /** Writes bytes to a new file, through steps. The source is read to its end, or destroyed. */
  async write(source: Readable, ...steps: Step[]): Promise<Staged> {
    const path = this.newPath()
    const [before, after] = [new Meter(), new Meter()]
    const through = (from: Bytes) =>
      [before.pass, ...steps, after.pass].reduce((bytes, step) => step(bytes), from)
    try {
      await pipeline(source, through, createWriteStream(path, { mode: 0o600 }))
    } catch (error) {
      await this.drop({ path })
      throw error
    }
    return { path, source: before.measured(), result: after.measured() }
  }

  read({ path }: Pick<Staged, 'path'>): Readable {
    return createReadStream(path)
  }

  async drop({ path }: Pick<Staged, 'path'>): Promise<void> {
    await rm(path, { force: true })
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** Measures what passes. */
class Meter {
  readonly #hash = createHash('sha256')
  #bytes = 0

  readonly pass = async function* (this: Meter, from: Bytes) {
    for await (const chunk of from) {
      this.#hash.update(chunk)
      this.#bytes += chunk.length
      yield chunk
    }
  }.bind(this)

  measured(): Measured {
    return { sizeBytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}
