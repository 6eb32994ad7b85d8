/** A browser that sends a file in parts, by hand. */
export class PartVisitor {
  readonly #url: string
  #cookie = ''

  constructor(url: string) {
    this.#url = url
  }

  /** Announces a file. */
  async begin(filename: string, bytes: number) {
    const name = Buffer.from(filename).toString('base64')
    const response = await this.#ask('POST', '/api/uploads', {
      'upload-length': `${bytes}`,
      'upload-metadata': `filename ${name}`,
    })
    const [cookie] = response.headers.getSetCookie()
    this.#cookie = cookie?.split(';')[0] ?? this.#cookie
    const text = await response.text()
    return { status: response.status, path: response.headers.get('location') ?? '', text, cookie }
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
      `Cookie: ${this.#cookie}`,
      'Tus-Resumable: 1.0.0',
      `Upload-Offset: ${offset}`,
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${length}`,
      '\r\n',
    ].join('\r\n')
  }

  #ask(method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array) {
    return fetch(this.#url + path, {
      method,
      headers: { 'tus-resumable': '1.0.0', cookie: this.#cookie, ...headers },
      ...(body && { body: new Uint8Array(body) }),
    })
  }
}

async function offsetIn(response: Response) {
  await response.body?.cancel()
  return { status: response.status, offset: Number(response.headers.get('upload-offset')) }
}
