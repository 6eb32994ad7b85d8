import { type PreviousUpload, Upload, type UrlStorage } from 'tus-js-client'
import { readStored, writeStored } from '../../browser/stored.ts'
import { fileMessages, goOnAt } from '../messages.ts'
import { type OnProgress, readOutcome, sendInOneRequest, type UploadOutcome } from '../upload.ts'

/** One request has at most this much: a proxy may collect a request and pass on nothing of one that breaks. */
const REQUEST_BYTES = 2 * 1024 * 1024
/** After each break without progress; then the file counts as lost. */
const RETRY_DELAYS_MS = [250, 500, 1000, 2000, 4000, ...Array<number>(55).fill(8000)]
/** Of these, how many answers may be faults of the server, which a break is not. */
const MAX_FAULTS = 5
/** Answers after which the same request can succeed, besides those from 500 on. */
const PASSING = [400, 408, 409, 423]
/** The part is not there: removed, too old, or on another machine of the site. */
const GONE = [404, 410]
const NO_ROOM = 507
/** Without progress for this long, the visitor is told that it waits. */
const QUIET_MS = 5000
/** Without progress for this long, the connection is given up: tus itself waits for ever. */
const STALLED_MS = 30_000
const ASK_WITHIN_MS = 60_000

/** The server's answer; status 0 when there is none. */
interface Answer {
  status: number
  body: string
}

/** What this page is sending now: the same file, chosen twice, is two. */
const inUse = new Set<string>()

/**
 * Sends a file in as many requests as the network needs. The server has what has arrived, so that a
 * break costs only what was in flight; a later page of this tab goes on with it, too.
 * @param chosenName What it was called when it was chosen: a copy of a photo has another name.
 * @param signal The visitor removes the file: the server's part of it goes, too.
 * @returns Never rejects: a failure becomes the message to show at the file.
 */
export async function sendResumably(
  file: File,
  chosenName: string,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const fingerprint = await fingerprintOf(file)
  let percent = 0
  const waits = () => onProgress({ phase: 'waiting', percent })
  const upload = new Upload(file, {
    endpoint: `${location.origin}/api/uploads`,
    chunkSize: REQUEST_BYTES,
    metadata: { filename: file.name, chosen: chosenName },
    retryDelays: RETRY_DELAYS_MS,
    fingerprint: async () => fingerprint,
    urlStorage: tabStorage,
    onUploadUrlAvailable: () => inUse.add(upload.url ?? ''),
    onAfterResponse(request, response) {
      // After any other answer than the offset, tus starts over; a server that is unavailable still has the part.
      if (request.getMethod() === 'HEAD' && response.getStatus() >= 500)
        throw new Error('no offset')
    },
    onShouldRetry(error, attempt) {
      waits()
      const status = error.originalResponse?.getStatus() ?? 0
      // tus begins anew where the part is gone.
      return mayPass(status, attempt) || (GONE.includes(status) && attempt === 0)
    },
  })
  const [earlier] = (await upload.findPreviousUploads()).filter(isFree)
  if (earlier) upload.resumeFromPreviousUpload(earlier)
  const sent = await untilSent(
    upload,
    waits,
    (bytes) => {
      percent = Math.floor((100 * bytes) / file.size)
      onProgress({ phase: 'sending', percent })
    },
    signal,
  )
  const url = upload.url ?? undefined
  if (url === undefined || sent.status !== 200 || signal.aborted) return over(sent)
  onProgress({ phase: 'checking', percent: 100 })
  return over(await finish(url, waits, signal))

  async function over({ status, body }: Answer): Promise<UploadOutcome> {
    if (url) inUse.delete(url)
    if (status === 0 && !signal.aborted) {
      return interrupted(file.name, url ? goOnAt(chosenName, percent) : undefined)
    }
    if (url) await tabStorage.removeUpload(url)
    if (signal.aborted || status >= 500) await upload.abort(true).catch(() => {})
    if (signal.aborted) return interrupted(file.name)
    if (status === NO_ROOM || GONE.includes(status)) {
      return sendInOneRequest(file, onProgress, signal)
    }
    return readOutcome(status, body, file.name)
  }
}

/** Runs an upload until the server has every byte (status 200), or it cannot go on. */
function untilSent(
  upload: Upload,
  waits: () => void,
  onBytes: (sent: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    let timers: ReturnType<typeof setTimeout>[] = []
    const listen = () => {
      for (const timer of timers) clearTimeout(timer)
      timers = [setTimeout(waits, QUIET_MS), setTimeout(again, STALLED_MS)]
    }
    const again = () => {
      void upload.abort()
      upload.start()
      listen()
    }
    const end = (status: number, body = '') => {
      stop.abort()
      for (const timer of timers) clearTimeout(timer)
      void upload.abort()
      resolve({ status, body })
    }
    Object.assign(upload.options, {
      onProgress(sent: number) {
        listen()
        onBytes(sent)
      },
      onSuccess: () => end(200),
      onError(error: Parameters<NonNullable<Upload['options']['onError']>>[0]) {
        const answer = 'originalResponse' in error ? error.originalResponse : undefined
        end(answer?.getStatus() ?? 0, answer?.getBody())
      },
    } satisfies Partial<Upload['options']>)
    signal.addEventListener('abort', () => end(0), { signal: stop.signal })
    addEventListener('online', again, { signal: stop.signal })
    addEventListener('offline', waits, { signal: stop.signal })
    if (signal.aborted) return end(0)
    listen()
    upload.start()
  })
}

/** Says that every byte has been sent, so that the file is checked and stored. May be repeated: the answer may be lost. */
async function finish(url: string, waits: () => void, signal: AbortSignal): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    const answer = await ask(`${url}/attachment`, 'POST')
    if (signal.aborted || !mayPass(answer.status, attempt)) return answer
    if (answer.status === 0) waits()
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_DELAYS_MS[attempt])
      for (const [target, event] of [
        [window, 'online'],
        [signal, 'abort'],
      ] as const) {
        target.addEventListener(event, resolve, { once: true })
      }
    })
  }
}

/** Whether a request that got this answer, or none, is made again. */
function mayPass(status: number, attempt: number): boolean {
  if (status === 0) return attempt < RETRY_DELAYS_MS.length
  return attempt < MAX_FAULTS && status !== NO_ROOM && (status >= 500 || PASSING.includes(status))
}

async function ask(url: string, method: string): Promise<Answer & { headers?: Headers }> {
  try {
    const signal = AbortSignal.timeout(ASK_WITHIN_MS)
    const response = await fetch(url, { method, signal, headers: { 'tus-resumable': '1.0.0' } })
    return { status: response.status, body: await response.text(), headers: response.headers }
  } catch {
    return { status: 0, body: '' }
  }
}

/**
 * What became of a file that was on its way when the page was left. A browser cannot read it again
 * until the visitor chooses it; if all of it has arrived, that is not needed.
 * @param name What it was called when it was chosen.
 */
export async function recoverUpload(name: string): Promise<UploadOutcome> {
  const isOfName = ({ metadata }: PreviousUpload) => metadata.chosen === name
  const url = uploadsOfTab().find((upload) => isOfName(upload) && isFree(upload))?.uploadUrl
  if (!url) return interrupted(name)
  inUse.add(url)
  try {
    const { headers, status } = await ask(url, 'HEAD')
    const number = (header: string) => Number(headers?.get(header))
    const [offset, size] = [number('upload-offset'), number('upload-length')]
    if (status !== 200 || !size) return interrupted(name)
    if (offset < size) return interrupted(name, goOnAt(name, Math.floor((100 * offset) / size)))
    const answer = await ask(`${url}/attachment`, 'POST')
    if (answer.status !== 201 && answer.status !== 422) return interrupted(name)
    await tabStorage.removeUpload(url)
    return readOutcome(answer.status, answer.body, name)
  } finally {
    inUse.delete(url)
  }
}

function interrupted(name: string, problem = fileMessages.interrupted(name)): UploadOutcome {
  return { ok: false, problem, lost: true }
}

function isFree({ uploadUrl }: PreviousUpload): boolean {
  return uploadUrl != null && !inUse.has(uploadUrl)
}

/**
 * By content: phones give a photo another date each time it is chosen. Without https there is no
 * digest, and the date has to do.
 */
async function fingerprintOf(file: File): Promise<string> {
  const { name, type, size, lastModified } = file
  if (!crypto.subtle) return [name, type, size, lastModified].join('|')
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [name, ...new Uint8Array(digest)].join('|')
}

const KEY = 'uploads'
type TabUpload = PreviousUpload & { fingerprint: string }

function uploadsOfTab(): TabUpload[] {
  return readStored<TabUpload[]>('sessionStorage', KEY) ?? []
}

/** Where tus remembers what it has begun: tus's own storage would have two tabs send into one upload. */
const tabStorage: UrlStorage = {
  findAllUploads: async () => uploadsOfTab(),
  findUploadsByFingerprint: async (same) =>
    uploadsOfTab().filter(({ fingerprint }) => fingerprint === same),
  async removeUpload(url) {
    const others = uploadsOfTab().filter(({ uploadUrl }) => uploadUrl !== url)
    writeStored('sessionStorage', KEY, others)
  },
  async addUpload(fingerprint, upload) {
    const urlStorageKey = upload.uploadUrl ?? ''
    const others = uploadsOfTab().filter(({ uploadUrl }) => uploadUrl !== urlStorageKey)
    const added = { ...upload, fingerprint, urlStorageKey }
    writeStored('sessionStorage', KEY, [...others, added])
    return urlStorageKey
  },
}
