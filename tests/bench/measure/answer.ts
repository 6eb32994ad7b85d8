import { request as httpRequest } from 'node:http'

export interface PageRequest {
  method: 'GET' | 'HEAD'
  path: string
  headers: Record<string, string>
}

/** A raw server response: not decoded, header names as sent. */
export class Answer {
  readonly status: number
  readonly statusText: string
  /** Alternating names and values. */
  readonly rawHeaders: string[]
  readonly body: Buffer

  constructor(status: number, statusText: string, rawHeaders: string[], body: Buffer) {
    this.status = status
    this.statusText = statusText
    this.rawHeaders = rawHeaders
    this.body = body
  }

  get headers(): [name: string, value: string][] {
    return this.rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? [[name, this.rawHeaders[at + 1] ?? '']] : [],
    )
  }

  header(name: string): string | undefined {
    return this.headers.find(([each]) => each.toLowerCase() === name)?.[1]
  }

  /** How many bytes it was on the connection. */
  get size(): number {
    const lines = this.headers.map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `HTTP/1.1 ${this.status} ${this.statusText}\r\n${lines.join('')}\r\n`
    return Buffer.byteLength(head, 'latin1') + this.body.length
  }
}

/** Sends a request on a keep-alive connection, like the load generator. */
export function ask(address: string, { method, path, headers }: PageRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(address + path, {
      method,
      headers: { ...headers, connection: 'keep-alive' },
    })
    sent.once('error', reject)
    sent.once('response', async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const { statusCode = 0, statusMessage = '', rawHeaders } = answer
      resolve(new Answer(statusCode, statusMessage, rawHeaders, Buffer.concat(chunks)))
    })
    sent.end()
  })
}

/** @throws When two answers differ in more than their date. */
export function assertSame(one: Answer, other: Answer): void {
  const dateless = (answer: Answer) => answer.headers.filter(([name]) => !/^date$/i.test(name))
  const [left, right] = [one, other].map((answer) =>
    JSON.stringify([answer.status, answer.statusText, dateless(answer)]),
  )
  if (left !== right || !one.body.equals(other.body)) {
    throw new Error(`The servers do not send the same bytes:\n${left}\n${right}`)
  }
}
