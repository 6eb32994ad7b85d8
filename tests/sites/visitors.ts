import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../db/open.ts'
import type { SmtpPeer } from '../servers/smtp-peer.ts'

const ANSWER_WITHIN_MS = 60_000
const TRY_AGAIN_MS = 100
const GIVE_UP_AFTER_MS = 240_000

/** A site's visitors, and where their leads and messages end up. */
export interface Campaign {
  database: string
  db: Db
  peer: SmtpPeer
  visitors: Visitors
}

/** Visitors who send the contact form, and press the button again when no answer comes. */
export class Visitors {
  /** What each was shown, by address. */
  readonly references = new Map<string, string>()
  /** When each was shown its reference, by address. */
  readonly acknowledgedAt = new Map<string, number>()
  /** How many visitors have begun. */
  tried = 0
  /** The longest time from a visitor's first try to the reference. */
  longestMs = 0
  /** Requests that wait for their answer. */
  inFlight = 0
  /** Requests that got none: when, and what came instead. */
  readonly failures: string[] = []
  protected readonly site: string

  get failed(): number {
    return this.failures.length
  }

  constructor(site: string) {
    this.site = site
  }

  /** What a visitor sends beside name and message. */
  protected async prepare(_email: string): Promise<{ attachments?: string[] }> {
    return {}
  }

  /** A new visitor's whole attempt, until a reference is shown. */
  async sendOne(): Promise<void> {
    const email = `visitor-${randomUUID()}@visitors.example`
    const submissionKey = randomUUID()
    const begun = Date.now()
    this.tried++
    const more = await this.prepare(email)
    for (const end = Date.now() + GIVE_UP_AFTER_MS; ; await sleep(TRY_AGAIN_MS)) {
      const reference = await this.#submit({ ...formOf(email), ...more }, submissionKey)
      if (reference) {
        this.references.set(email, reference)
        this.acknowledgedAt.set(email, Date.now())
        this.longestMs = Math.max(this.longestMs, Date.now() - begun)
        return
      }
      if (Date.now() > end) throw new Error(`${email} never got a reference`)
    }
  }

  /** Sends this many at once. */
  async send(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.sendOne()))
  }

  /** @returns Nothing when the answer was lost. */
  async #submit(formData: object, submissionKey: string): Promise<string | undefined> {
    const answer = await this.post<{ result: { data: { reference: string } } }>(
      '/api/trpc/forms.submit',
      JSON.stringify({ formType: 'contact', formData, submissionKey }),
      { 'content-type': 'application/json' },
    )
    return answer?.result.data.reference
  }

  /**
   * @returns What the site answers as JSON; nothing when its answer was lost.
   * @throws RefusedError when the site refuses.
   */
  protected async post<Answer>(
    path: string,
    body: string | FormData,
    headers: Record<string, string> = {},
  ): Promise<Answer | undefined> {
    this.inFlight++
    let status = 0
    try {
      const response = await fetch(this.site + path, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      status = response.status
      const answer = await response.json()
      if (!response.ok) throw new RefusedError(`${response.status} ${JSON.stringify(answer)}`)
      return answer
    } catch (error) {
      if (error instanceof RefusedError) throw error
      this.failures.push(`${new Date().toISOString()} ${path} ${status} ${error}`)
      return undefined
    } finally {
      this.inFlight--
    }
  }
}

class RefusedError extends Error {}

function formOf(email: string) {
  return {
    name: 'Pat Visitor',
    email,
    zipCode: '06604',
    subject: 'Claims',
    message: 'The boat came off its mooring in the storm.',
  }
}
