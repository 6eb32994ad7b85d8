/** A browser that sends a file in parts, by hand. */
export class PartVisitor {
  readonly #url: string
  readonly #from: string
  readonly #cookies = new Map<string, string>()

  /** @param from Its network address, to a site that trusts its proxy. */
  constructor(url: string, from = '127.0.0.1') {
    this.#url = url
    this.#from = from
  }

  /** Announces a file. */
  async begin(filename: string, bytes: number) {
    const name = Buffer.from(filename).toString('base64')
    const response = await this.#ask('POST', '/api/uploads', {
      'upload-length': `${bytes}`,
      'upload-metadata': `filename ${name}`,
    })
    const path = response.headers.get('location') ?? ''
    const [cookie] = response.headers.getSetCookie()
    if (cookie) this.#cookies.set(path, cookie.split(';')[0] ?? '')
    return { status: response.status, path, text: await response.text(), cookie }
  }

  /** Sends some of it. */
  async send(path: string, offset: number, bytes: Uint8Array) {
    const headers = {
      'upload-offset': `${offset}`,
      'content-type': 'application/offset+octet-stream',
    }
    return offsetIn(await this.#ask('PATCH', path, headers, bytes))
  }

  /** How much has arrived. */
  async look(path: string) {
    return offsetIn(await this.#ask('HEAD', path))
  }

  async remove(path: string) {
    return (await this.#ask('DELETE', path)).status
  }

  /** Says that everything has been sent. */
  async finish(path: string) {
    const response = await this.#ask('POST', `${path}/attachment`)
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined }
  }

  /** The head of a request that sends some of a file over a connection of the test's own. */
  headOf(path: string, offset: number, length: number): string {
    return [
      `PATCH ${path} HTTP/1.1`,
      'Host: x',
      `Cookie: ${this.#cookieFor(path)}`,
      'Tus-Resumable: 1.0.0',
      `Upload-Offset: ${offset}`,
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${length}`,
      '\r\n',
    ].join('\r\n')
  }

  /** Of this part, or of another where there is none: a stranger tries what they have. */
  #cookieFor(path: string): string {
    const own = this.#cookies.get(path.replace(/\/attachment$/, ''))
    return own ?? [...this.#cookies.values()][0] ?? ''
  }

  #ask(method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array) {
    return fetch(this.#url + path, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        'x-forwarded-for': this.#from,
        cookie: this.#cookieFor(path),
        ...headers,
      },
      ...(body && { body: new Uint8Array(body) }),
    })
  }
}

async function offsetIn(response: Response) {
  await response.body?.cancel()
  return { status: response.status, offset: Number(response.headers.get('upload-offset')) }
}
