/** A page as React has rendered it: complete, and not yet with what the browser hydrates it from. */
export interface WholePage {
  html: string
  /** What React hydrates from: the page again, as RSC data. */
  payload: string
}

/**
 * The RSC data of a page, once all of it is there. The page is sent whole, so nothing is gained by rendering its HTML
 * from a part of the data; and each row that is not there yet is one more task for React, which asks for it again.
 */
export async function readWhole(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks)
}

/** A stream of one chunk. */
export function streamOf<T>(chunk: T): ReadableStream<T> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(chunk)
      controller.close()
    },
  })
}

/**
 * What Waku answers with: a stream whose one chunk is the page, for `pageIn`. As bytes with the payload in scripts,
 * the page would be encoded, searched for them and decoded again.
 * @param html React's HTML: text in production (`textFromReact` in `waku.config.ts`), bytes in development.
 * @throws When the payload is no text: this site has nothing binary in a page.
 */
export async function wholePage(
  html: ReadableStream<string | Uint8Array>,
  payload: Uint8Array,
): Promise<ReadableStream<WholePage>> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of html)
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
  return streamOf({
    html: text + decoder.decode(),
    payload: new TextDecoder('utf-8', { fatal: true }).decode(payload),
  })
}

/** The page in what Waku has answered. */
export async function pageIn({ body }: Response): Promise<WholePage> {
  const { value } = (await body?.getReader().read()) ?? {}
  const page: unknown = value
  if (typeof page === 'object' && page !== null && 'html' in page) return page as WholePage
  throw new Error('Waku answered with something other than a whole page.')
}
