import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, afterEach, expect } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { type Db, openDatabase } from '../../../db/open.ts'
import { attachmentApi, refuseCrossSiteUpload } from '../../../src/attachments/api.ts'
import { FormError } from '../../../src/attachments/form-error.ts'
import { receiveForm } from '../../../src/attachments/receive.ts'
import { openParts } from '../../../src/attachments/resumable-uploads/accept.ts'
import {
  beginPart,
  finishPart,
  servePart,
} from '../../../src/attachments/resumable-uploads/routes.ts'
import { crossSite } from '../../../src/http/cross-site.ts'
import { type ObjectStore, ObjectStoreError } from '../../../src/storage/objects.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { partsFolder, spoolFolder } from '../../../src/storage/spool.ts'

/** The intake of a test file, on a database of its own; each test begins without an uploaded file. */
export async function intakeOfFile() {
  const folder = mkdtempSync(join(tmpdir(), 'attachments-'))
  const db = openDatabase(join(folder, 'site.sqlite'))
  await migrate(db)
  const intake = await openIntake(db)
  afterEach(async () => {
    expect(intake.spooled()).toEqual([])
    await db.deleteFrom('attachments').execute()
  })
  afterAll(async () => {
    await intake.close()
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  return { folder, db, intake }
}

/**
 * The attachment intake behind real HTTP on loopback, with a store of its own.
 * @param given.idleMs How long a connection may be silent, instead of as long as on the site.
 */
export async function openIntake(db: Db, given: { idleMs?: number; quarantine?: true } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'intake-'))
  const files = openObjectStore({ dataDir })
  const failures: unknown[] = []
  const deps = {
    db,
    store: files as ObjectStore,
    spoolFolder: spoolFolder({ dataDir }),
    partsFolder: partsFolder({ dataDir }),
    ...given,
    report: (error: unknown) => failures.push(error),
  }
  let parts = openParts(deps)
  const routes = new Hono()
    .use(crossSite('http://site.example', refuseCrossSiteUpload))
    .all('/api/attachments', (c) => attachmentApi(deps)(c.req.raw))
    .all('/api/uploads', (c) => beginPart(parts, c.req.raw))
    .all('/api/uploads/:id', (c) => servePart(parts, c.req.raw, given.idleMs))
    .all('/api/uploads/:id/attachment', (c) => finishPart(parts, c.req.param('id'), c.req.raw))
    .all('*', (c) => answerForm(c.req.raw, deps))
  // None is closed for being idle: on a busy machine, that would be just as a test sends its next file on it.
  const serverOptions = { keepAliveTimeout: 0 }
  const server = createAdaptorServer({ fetch: routes.fetch, serverOptions })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    deps,
    failures,
    /** Keys of the objects in the store. */
    objects: () => filesUnder(join(dataDir, 'objects', 'form-uploads')),
    /** Uploads that are still on disk, with a name or without one. */
    spooled: () => [...filesUnder(deps.spoolFolder), ...openWithoutName(deps.spoolFolder)],
    /** What is on disk of files that have not arrived in full. */
    parts: () => filesUnder(deps.partsFolder),
    /** What a restart of the process does, as far as parts go. */
    reopenParts: () => {
      parts = openParts(deps)
    },
    breakStore: () => {
      deps.store = { ...files, put: async (key) => failAsUnavailable(key) }
    },
    storeComesBack: () => {
      deps.store = files
    },
    async close() {
      server.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** What the form posts of the site do, as far as files go. */
async function answerForm(request: Request, deps: Parameters<typeof receiveForm>[1]) {
  try {
    const { fields, all, files } = await receiveForm(request, deps)
    return Response.json({ fields, names: all('name'), files })
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return Response.json({ fault: error.fault }, { status: error.status })
  }
}

/** Sends bytes as they are and reads the whole answer; nothing else may be said on the connection. */
async function sendRaw(port: number, ...parts: (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  for (const part of parts) socket.write(typeof part === 'string' ? Buffer.from(part) : part)
  return text(socket)
}

/** The head of a form post over a connection that is used once. */
export function postHead(path: string, bytes: number, contentType: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${contentType}\r\nContent-Length: ${bytes}\r\n\r\n`
}

/** A whole post of one multipart body that is given by hand. */
export function postByHand(port: number, path: string, body: string | Buffer): Promise<string> {
  const bytes = Buffer.from(body as string)
  return sendRaw(port, postHead(path, bytes.length, 'multipart/form-data; boundary=b'), bytes)
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function failAsUnavailable(key: string): never {
  throw new ObjectStoreError(key, new Error('connection refused'))
}

function filesUnder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function openWithoutName(folder: string): string[] {
  return readdirSync('/proc/self/fd')
    .map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`)
      } catch {
        return ''
      }
    })
    .filter((target) => target.startsWith(folder))
}
