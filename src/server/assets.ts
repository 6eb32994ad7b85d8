import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const YEAR_S = 31_536_000
const HOUR_S = 3600

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

interface Asset {
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
  headers: Record<string, string>
}

export interface Assets {
  /** The file's response, or undefined when the path is none of ours. */
  answer(request: Request): Response | undefined
}

/**
 * Reads the built public files, and their compressed forms (`.br`, `.gz`) where the build made
 * them, into memory: they are small, and a request then touches no disk.
 */
export function loadAssets(folder: URL): Assets {
  const root = fileURLToPath(folder)
  const assets = new Map<string, Asset>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|html)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${file.slice(root.length).split(sep).join('/')}`
    assets.set(path, readAsset(file, path))
  }
  return { answer: (request) => answer(assets, request) }
}

function answer(assets: Map<string, Asset>, request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const asset = assets.get(new URL(request.url).pathname)
  if (!asset) return undefined
  if (request.headers.get('if-none-match') === asset.headers.etag) {
    return new Response(null, { status: 304, headers: asset.headers })
  }
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find(
    (name) => asset[name] && new RegExp(`\\b${name}\\b`).test(accepted),
  )
  const body = encoding ? (asset[encoding] as Buffer) : asset.plain
  return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
    headers: {
      ...asset.headers,
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
}

function readAsset(file: string, path: string): Asset {
  const plain = readFileSync(file)
  const extension = file.slice(file.lastIndexOf('.') + 1)
  const hashed = path.startsWith('/assets/')
  return {
    plain,
    br: readIfThere(`${file}.br`),
    gzip: readIfThere(`${file}.gz`),
    headers: {
      'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
      'cache-control': hashed
        ? `public, max-age=${YEAR_S}, immutable`
        : `public, max-age=${HOUR_S}`,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    },
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
