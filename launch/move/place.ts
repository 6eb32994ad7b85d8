import { resolve } from 'node:path'
import { isPostgres } from '../../db/open.ts'
import type { Config } from '../../src/settings/config.ts'
import { fileObjectStore } from '../../src/storage/files.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { FOR_COMMANDS, s3ObjectStore } from '../../src/storage/s3.ts'
import { StartError } from '../explain.ts'

export type MoveSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'authSecret' | 'move'>

/** Where a site moves to. */
export interface Place {
  /** Both parts, without a password: by it an interrupted move is recognized. */
  words: string
  /** Postgres, or the path of the SQLite database while it is not whole. */
  databaseUrl: string
  /** Undefined: files stay where they are. */
  store: ObjectStore | undefined
  /** The DATA_DIR of a site without Postgres. */
  folder: string | undefined
}

/**
 * Reads where a site shall move to.
 * @param to `postgres://…`, or a folder.
 * @throws StartError if the site cannot move there.
 */
export function readPlace(to: string, settings: MoveSettings): Place {
  return isPostgres(to) ? onPostgres(to, settings) : inFolder(resolve(to), to, settings)
}

function onPostgres(to: string, { databaseUrl, move }: MoveSettings): Place {
  if (!URL.canParse(to)) {
    throw new StartError('The address must be like postgres://user:password@host/name.')
  }
  if (isPostgres(databaseUrl)) {
    throw new StartError(
      'The site is on Postgres already (DATABASE_URL). From there it moves to a folder; from one Postgres to another with the programs of Postgres.',
    )
  }
  const database = inWords(to)
  if (!move.s3) return { words: database, databaseUrl: to, store: undefined, folder: undefined }
  const words = `${database}, with its files in the bucket ${move.s3.bucket} at ${move.s3.endpoint}`
  const store = s3ObjectStore(move.s3, FOR_COMMANDS)
  return { words, databaseUrl: to, store, folder: undefined }
}

function inFolder(folder: string, to: string, { databaseUrl, dataDir }: MoveSettings): Place {
  if (/^\w+:\/\//.test(to)) {
    throw new StartError(
      `${to.split(':')[0]}:// is no place for a site: name postgres://… or a folder.`,
    )
  }
  if (!isPostgres(databaseUrl)) {
    throw new StartError(
      `The site is in a folder already, ${dataDir}. To have it in another one, stop it and rename the folder.`,
    )
  }
  if (folder === resolve(dataDir)) {
    throw new StartError(`${folder} is DATA_DIR of the site that moves: name a folder of its own.`)
  }
  return {
    words: `the folder ${folder}`,
    databaseUrl: `${folder}/site.sqlite.moving`,
    store: fileObjectStore(`${folder}/objects`),
    folder,
  }
}

/** A Postgres without its password. */
function inWords(address: string): string {
  const { hostname, port, pathname } = new URL(address)
  return `Postgres at ${hostname || 'the local socket'}:${port || 5432}${pathname}`
}
