import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const ANSWER_WITHIN_MS = 10_000
const TRY_AGAIN_MS = 100
const GIVE_UP_AFTER_MS = 120_000

/** Visitors who send the contact form, and press the button again when no answer comes. */
export class Visitors {
  /** What each was shown, by address. */
  readonly references = new Map<string, string>()
  /** Requests that wait for their answer. */
  inFlight = 0
  readonly #site: string

  constructor(site: string) {
    this.#site = site
  }

  /** A new visitor's whole attempt, until a reference is shown. */
  async sendOne(): Promise<void> {
    const email = `visitor-${randomUUID()}@visitors.example`
    const submissionKey = randomUUID()
    for (const end = Date.now() + GIVE_UP_AFTER_MS; ; await sleep(TRY_AGAIN_MS)) {
      const reference = await this.#submit(email, submissionKey)
      if (reference) return void this.references.set(email, reference)
      if (Date.now() > end) throw new Error(`${email} never got a reference`)
    }
  }

  /** Sends this many at once. */
  async send(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.sendOne()))
  }

  /** @returns Nothing when the answer was lost. */
  async #submit(email: string, submissionKey: string): Promise<string | undefined> {
    this.inFlight++
    try {
      const response = await fetch(`${this.#site}/api/trpc/forms.submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ formType: 'contact', formData: formOf(email), submissionKey }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      const answer = await response.json()
      if (!response.ok) throw new RefusedError(`${response.status} ${JSON.stringify(answer)}`)
      return answer.result.data.reference
    } catch (error) {
      if (error instanceof RefusedError) throw error
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
