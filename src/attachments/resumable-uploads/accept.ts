import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { ABANDONED_MS, removeUnstored } from '../../../db/leads/attachments.ts'
import { uuidOf } from '../../../db/uuid-of.ts'
import { cookieLine, readCookie } from '../../http/cookies.ts'
import { rateLimitClient } from '../../http/rate-limit.ts'
import { MAX_ATTACHMENT_BYTES } from '../../settings/business.ts'
import { openSpooled, PART_HOURS } from '../../storage/spool.ts'
import { cleanFilename } from '../filename.ts'
import { mayStoreUpload } from '../may-store-upload.ts'
import { fileMessages } from '../messages.ts'
import {
  type AttachmentStores,
  type ReceivedFile,
  storedBefore,
  storeUpload,
} from '../store-upload.ts'

/** Where the parts of files are sent. */
const PARTS_PATH = '/api/uploads'

const COOKIE = 'upload'
const NOT_IMPLEMENTED = 501
/** "Insufficient Storage": the browser then sends the file in one request. */
const NO_ROOM = 507
const MAX_NAME_CHARACTERS = 1000
/** How long, and for how many files, a repeated question gets the first answer. */
const ANSWERED_MS = 3600_000
const ANSWERED_FILES = 1000

interface PartStores extends AttachmentStores {
  /** The folder of the parts, which all web processes of a machine share. */
  partsFolder: string
}

/** The owners of parts that are being created, by their requests. */
export const owners = new WeakMap<object, string>()

/** Files on their way to the server, in as many requests as the network needs. */
export interface Parts {
  /** Speaks the tus protocol: creates, continues, and removes the parts. */
  tus: Server
  /**
   * Takes a file of which every byte has arrived. A repeat gets the first answer, from any process, and whoever asks
   * another process meanwhile is told to ask again.
   * @returns Undefined when there is no such file of this visitor, or some of it is missing.
   */
  finish(id: string, headers: Headers): Promise<ReceivedFile | undefined>
}

/** Opens the folder of the parts. */
export function openParts(stores: PartStores): Parts {
  const { partsFolder: folder } = stores
  // The store would do it in the background, and end the process where it cannot.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const files = new FileStore({ directory: folder })
  const oneAtATime = pLimit(1)
  const answered = new LRUCache<string, { owner: string; answer: Promise<ReceivedFile> }>({
    max: ANSWERED_FILES,
    ttl: ANSWERED_MS,
  })

  const tus = new Server({
    path: PARTS_PATH,
    datastore: files,
    relativeLocation: true,
    allowedOrigins: [],
    // A second request for a part comes after its first connection broke: that one ends at once.
    lockDrainTimeout: 1,
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return
      if (!(await findOwn(id, request.headers))) throw refusal(404, '')
    },
    async onUploadCreate(request, { size = 0, metadata }) {
      const filename = cleanFilename((metadata?.filename ?? '').slice(0, MAX_NAME_CHARACTERS))
      if (size === 0) throw refusal(422, fileMessages.empty(filename))
      // No request can send more than what was announced here.
      if (size > MAX_ATTACHMENT_BYTES) throw refusal(413, fileMessages.tooLarge(filename))
      // Before it is counted: it then comes in one request, which is.
      const client = clientKey()
      if (!(await oneAtATime(makeSpace, folder, client))) throw refusal(NO_ROOM, '', true)
      const why = await mayStoreUpload(stores, size)
      if (why) throw refusal(429, fileMessages[why](filename), true)
      return { metadata: { filename, owner: owners.get(request) ?? null, client } }
    },
    onResponseError(_, error) {
      const status = 'status_code' in error ? error.status_code : undefined
      // A part of the protocol that no page of ours asks for.
      if (status === NOT_IMPLEMENTED) return refusal(400, '')
      if (status && (status < 500 || status === NO_ROOM)) return undefined
      // tus would answer with the text of the error.
      stores.report(error)
      return refusal(503, '', true)
    },
  })

  /** A part of the visitor who asks. */
  async function findOwn(id: string, headers: Headers) {
    const part = await files.getUpload(id).catch(() => undefined)
    return part && isOwner(headers, part.metadata?.owner) ? part : undefined
  }

  async function take(id: string, filename: string, owner: string): Promise<ReceivedFile> {
    const path = join(folder, id)
    await removeUnstored(stores.db, attachmentId(id, owner), ABANDONED_MS).catch(stores.report)
    const file = await openSpooled(path).catch((lost: unknown) => ({ lost }))
    const received = await storeUpload(
      stores,
      'lost' in file ? { filename, ...file } : { filename, file },
      { isAdmitted: true, id: attachmentId(id, owner) },
    )
    if ('drop' in file) await file.drop()
    // What could not be stored is tried again, without sending it again.
    if (received.ok || !received.problem.lost) await removePart(folder, id)
    else answered.delete(id)
    return received
  }

  return {
    tus,
    async finish(id, headers) {
      const known = answered.get(id)
      if (known) return isOwner(headers, known.owner) ? known.answer : undefined
      const part = await findOwn(id, headers)
      if (!part) {
        const owner = ownerOf(headers)
        return owner === undefined ? undefined : storedBefore(stores, attachmentId(id, owner))
      }
      if (part.offset !== part.size) return undefined
      // Two questions may have come this far at the same time.
      const other = answered.get(id)
      if (other) return other.answer
      const owner = part.metadata?.owner ?? ''
      const answer = take(id, part.metadata?.filename ?? '', owner)
      answered.set(id, { owner, answer })
      return answer
    },
  }
}

/** The network address of the request being answered, as limits name it. */
function clientKey(): string {
  const { keyOf, address } = rateLimitClient()
  return keyOf('parts', address)
}

/** The same in every process, so that two cannot store one part twice; known to its sender alone. */
function attachmentId(part: string, owner: string): string {
  return uuidOf(`part ${part} ${owner}`)
}

/** What tus answers, in the form of every refused upload; an empty message has the browser use its own words. */
function refusal(status_code: number, error: string, lost = false) {
  return { status_code, body: JSON.stringify({ error, lost }) }
}

/**
 * Who sends a part: the browser with an HttpOnly cookie, which goes to the address of this part
 * alone, so that files begun at the same time do not replace each other's. The address may stand in
 * a log; without the cookie it opens nothing.
 */
export function newOwner(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hash(token) }
}

/** The Set-Cookie line that lets a browser go on with the part at this path. */
export function ownerCookie(token: string, path: string): string {
  return cookieLine(COOKIE, token, PART_HOURS * 3600, path)
}

/** Who sends a request, as `newOwner` hashes it; undefined for a browser that has begun no part here. */
function ownerOf(headers: Headers): string | undefined {
  const token = readCookie(headers, COOKIE)
  return token ? hash(token) : undefined
}

/** Whether a request comes from the browser that began the part. */
function isOwner(headers: Headers, owner: string | null | undefined): boolean {
  const sender = ownerOf(headers)
  if (!sender || !owner) return false
  const [given, stored] = [Buffer.from(sender), Buffer.from(owner)]
  return given.length === stored.length && timingSafeEqual(given, stored)
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Files that may be on their way at once; each can have MAX_ATTACHMENT_BYTES. */
export const MAX_PARTS = 200
/** Of these, from one network address: whoever only announces files leaves room for others. */
export const MAX_PARTS_OF_ONE = 50
/** When there is no room, a part that has not grown for this long makes way for a new one. */
const IDLE_MS = 10 * 60_000

/**
 * Makes room for one more part.
 * @param client Whose it is: the `client` in what is known of it.
 * @returns False when there is none: too many are on their way, of everybody or of this client.
 */
export async function makeSpace(folder: string, client: string): Promise<boolean> {
  const ids = await partsIn(folder)
  const own = ids.length < MAX_PARTS_OF_ONE ? [] : await partsOf(folder, ids, client)
  if (own.length >= MAX_PARTS_OF_ONE) return removeIdle(folder, own)
  return ids.length < MAX_PARTS || removeIdle(folder, ids)
}

/** @returns Whether one of them had not grown for long. */
async function removeIdle(folder: string, ids: readonly string[]): Promise<boolean> {
  const parts = await Promise.all(
    ids.map(async (id) => ({ id, grewAt: await lastGrowth(join(folder, id)) })),
  )
  const [oldest] = parts.sort((a, b) => a.grewAt - b.grewAt)
  if (!oldest || oldest.grewAt > Date.now() - IDLE_MS) return false
  await removePart(folder, oldest.id)
  return true
}

/** Deletes a part and what is known of it; there may be nothing to delete. */
async function removePart(folder: string, id: string): Promise<void> {
  await rm(join(folder, `${id}.json`), { force: true })
  await rm(join(folder, id), { force: true })
}

async function partsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return [...new Set(names.map((name) => name.replace(/\.json$/, '')))]
}

async function partsOf(folder: string, ids: readonly string[], client: string): Promise<string[]> {
  const clients = await Promise.all(ids.map((id) => clientOf(join(folder, `${id}.json`))))
  return ids.filter((_, at) => clients[at] === client)
}

async function clientOf(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')).metadata?.client
  } catch {
    // It was removed meanwhile, or is being written.
    return undefined
  }
}

async function lastGrowth(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
