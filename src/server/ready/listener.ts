import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { counts } from '../metrics/counts.ts'
import { hasOwnCookies } from './page-address.ts'
import { readAddress } from './raw-address.ts'
import type { ReadyAnswer } from './ready-answer.ts'
import type { ReadyPages } from './ready-pages.ts'

interface Ready {
  files: Map<string, ReadyAnswer>
  pages: ReadyPages
}

/**
 * The lowest layer: sends what is ready as it stands, and passes everything else on. It makes no
 * Request, URL, Headers or Response, in which nine tenths of such an answer's time would go.
 */
export function readyListener(ready: Ready, above: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const answer = find(ready, incoming)
    if (!answer) return above(incoming, outgoing)
    counts.ready++
    send(answer, incoming, outgoing)
  }
}

function find({ files, pages }: Ready, incoming: IncomingMessage): ReadyAnswer | undefined {
  const { method, url = '' } = incoming
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const address = readAddress(url)
  if (!address) return undefined
  const file = files.get(address.path)
  if (file || address.page === undefined) return file
  const { cookie } = incoming.headers
  if (hasOwnCookies(cookie, address.path)) return undefined
  const page = pages.find(address.page)
  if (page) counts.cachedPages++
  return page
}

function send(answer: ReadyAnswer, { method, headers }: IncomingMessage, outgoing: ServerResponse) {
  const reply = answer.replyTo(headers)
  reply.head.writeTo(outgoing)
  outgoing.end(method === 'HEAD' ? undefined : reply.body)
}
