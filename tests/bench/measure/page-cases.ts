import { ask, type PageRequest } from './answer.ts'

const USUAL_CONNECTIONS = 16
const MANY_CONNECTIONS = 256
const PATHS = ['/towns', '/', '/quote', '/towns/mystic']

export interface PageCase {
  name: string
  request: PageRequest
  /** What the site must answer with. */
  status: number
  connections: number
}

/** The requests that are measured. The tags of the pages are asked of the site. */
export async function pageCases(address: string): Promise<PageCase[]> {
  const cases = await Promise.all(PATHS.map((path) => casesOf(address, path)))
  return [...cases.flat(), ...(await fileCases(address)), many('/towns')]
}

async function casesOf(address: string, path: string): Promise<PageCase[]> {
  const br = { 'accept-encoding': 'br' }
  const first = await ask(address, { method: 'GET', path, headers: br })
  const known = { ...br, 'if-none-match': first.header('etag') ?? '' }
  const usual = { connections: USUAL_CONNECTIONS, status: 200 }
  const get = (headers: Record<string, string>): PageRequest => ({ method: 'GET', path, headers })
  return [
    { ...usual, name: `${path} br`, request: get(br) },
    { ...usual, name: `${path} gzip`, request: get({ 'accept-encoding': 'gzip' }) },
    { ...usual, name: `${path} 304`, request: get(known), status: 304 },
    { ...usual, name: `${path} HEAD`, request: { ...get(br), method: 'HEAD' } },
  ]
}

/** A hashed script and a picture, as the home page names them. */
async function fileCases(address: string): Promise<PageCase[]> {
  const html = await (await fetch(address)).text()
  const files = [/\/assets\/[\w.-]+\.js/, /\/[\w./-]+\.(?:avif|webp|jpg)/].map(
    (file) => file.exec(html)?.[0],
  )
  return files.flatMap((path) => {
    if (!path) return []
    const request: PageRequest = { method: 'GET', path, headers: { 'accept-encoding': 'br' } }
    return [{ name: path, request, status: 200, connections: USUAL_CONNECTIONS }]
  })
}

function many(path: string): PageCase {
  return {
    name: `${path} br, ${MANY_CONNECTIONS} connections`,
    request: { method: 'GET', path, headers: { 'accept-encoding': 'br' } },
    status: 200,
    connections: MANY_CONNECTIONS,
  }
}
