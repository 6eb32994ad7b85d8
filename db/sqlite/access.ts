import Sqlite from 'better-sqlite3'
import { Handle } from './handle.ts'

const CACHE_KB = 2000

/** The two handles of a SQLite file that a process uses, and a way to open more. */
export class Access {
  readonly #path: string
  readonly reading: Handle
  readonly writing: Handle

  constructor(path: string) {
    this.#path = path
    this.writing = new Handle(this.open())
    this.reading = new Handle(this.open())
  }

  open(): Sqlite.Database {
    const database = new Sqlite(this.#path)
    database.pragma('journal_mode = WAL')
    // An acknowledged lead survives a power failure, not only a crash of the process.
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    // What is deleted is overwritten in the file, too.
    database.pragma('secure_delete = ON')
    // Of better-sqlite3's 16 MB for each handle little is asked for twice, and the system caches the file too.
    database.pragma(`cache_size = -${CACHE_KB}`)
    // SQLite waits synchronously: see retryWhileLocked.
    database.pragma('busy_timeout = 0')
    return database
  }

  close(): void {
    this.reading.database.close()
    this.writing.database.close()
  }
}
