import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { type } from 'arktype'

const MovedFile = type({
  key: 'string',
  sizeBytes: 'number',
  /** Since when the source has it. */
  storedAt: 'string',
  sha256: 'string',
})
export type MovedFile = typeof MovedFile.infer

/**
 * The files that the target was seen to have whole, a line for each: what is here is not read again. Lines
 * are only added, so that an interruption can spoil no more than the last one.
 */
export class Ledger {
  readonly #path: string
  readonly #files = new Map<string, MovedFile>()

  /** @param moveId A ledger of another move is started over. */
  constructor(path: string, moveId: string) {
    this.#path = path
    const [first, ...lines] = linesOf(path)
    if (first !== moveId) {
      writeFileSync(path, `${moveId}\n`, { mode: 0o600 })
      return
    }
    for (const line of lines) {
      const file = readLine(line)
      if (file) this.#files.set(file.key, file)
    }
    // What is added next must not be added to half a line.
    appendFileSync(path, '\n')
  }

  get(key: string): MovedFile | undefined {
    return this.#files.get(key)
  }

  add(file: MovedFile): void {
    this.#files.set(file.key, file)
    appendFileSync(this.#path, `${JSON.stringify(file)}\n`)
  }
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function readLine(line: string): MovedFile | undefined {
  try {
    const file = MovedFile(JSON.parse(line))
    return file instanceof type.errors ? undefined : file
  } catch {
    return undefined
  }
}
