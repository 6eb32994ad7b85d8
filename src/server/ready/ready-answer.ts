import { acceptedEncodings, type Encoding } from './encoding.ts'
import { hasSameEtag } from './etag.ts'
import { ReadyHead } from './ready-head.ts'

/** The headers of a request that decide in which form an answer leaves. */
export interface AnswerConditions {
  'accept-encoding'?: string | undefined
  'if-none-match'?: string | undefined
  'if-modified-since'?: string | undefined
}

/** What is written to a connection as it stands. */
export interface Reply {
  status: number
  headers: Record<string, string>
  /** Status and headers as they are written to a connection. */
  head: ReadyHead
  body: Buffer | null
}

interface Parts {
  status?: number
  /** Of every form of the answer, `etag` and `last-modified` included where it has them. */
  headers: Record<string, string>
  /** The body in one encoding, or plain; undefined when it does not come in that encoding. */
  body(encoding: Encoding | undefined): Buffer | undefined
  /** The plain body is made for each client that takes no other, and not kept. */
  isPlainMade?: boolean
}

/** An answer to GET and HEAD whose headers and bytes are prepared once and sent any number of times. */
export class ReadyAnswer {
  readonly status: number
  readonly #headers: Record<string, string>
  readonly #body: Parts['body']
  readonly #isPlainMade: boolean
  readonly #replies = new Map<Encoding | undefined, Reply | undefined>()
  readonly #notModified: Reply

  constructor({ status = 200, headers, body, isPlainMade = false }: Parts) {
    this.status = status
    this.#headers = headers
    this.#body = body
    this.#isPlainMade = isPlainMade
    this.#notModified = replyOf(304, headers, null)
  }

  /** The answer in the form that a request asks for. */
  replyTo(asked: AnswerConditions): Reply {
    if (this.#isKnown(asked)) return this.#notModified
    for (const encoding of acceptedEncodings(asked['accept-encoding'])) {
      const reply = this.#reply(encoding)
      if (reply) return reply
    }
    return this.#reply(undefined) as Reply
  }

  /** Dates are compared as text: another process has its own. */
  #isKnown(asked: AnswerConditions): boolean {
    if (this.status !== 200) return false
    const { etag, 'last-modified': modified } = this.#headers
    const tags = asked['if-none-match']
    if (tags !== undefined) return etag !== undefined && hasSameEtag(tags, etag)
    return modified !== undefined && asked['if-modified-since'] === modified
  }

  #reply(encoding: Encoding | undefined): Reply | undefined {
    if (!encoding && this.#isPlainMade) return this.#prepare(encoding)
    if (!this.#replies.has(encoding)) this.#replies.set(encoding, this.#prepare(encoding))
    return this.#replies.get(encoding)
  }

  #prepare(encoding: Encoding | undefined): Reply | undefined {
    const body = this.#body(encoding)
    if (!body) return undefined
    const headers = {
      ...this.#headers,
      'content-length': `${body.length}`,
      ...(encoding && { 'content-encoding': encoding }),
    }
    return replyOf(this.status, headers, body)
  }
}

function replyOf(status: number, headers: Record<string, string>, body: Buffer | null): Reply {
  return { status, headers, head: new ReadyHead(status, headers), body }
}

/** A ready answer as the response of a route. */
export function toResponse(answer: ReadyAnswer, { method, headers }: Request): Response {
  const reply = answer.replyTo({
    'accept-encoding': headers.get('accept-encoding') ?? undefined,
    'if-none-match': headers.get('if-none-match') ?? undefined,
    'if-modified-since': headers.get('if-modified-since') ?? undefined,
  })
  const body = method === 'HEAD' ? null : (reply.body as Uint8Array<ArrayBuffer> | null)
  return new Response(body, { status: reply.status, headers: reply.headers })
}
