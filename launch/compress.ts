import { readdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/

/** Writes `x.br` and `x.gz` next to each public text file, if they are smaller. */
export async function compressPublicFiles(folder: string): Promise<void> {
  await Promise.all(
    filesIn(folder)
      .filter((file) => TEXT.test(file))
      .map(compress),
  )
}

/** Moves source maps out of the public folder: they are only for our own stack traces. */
export async function hideSourceMaps(folder: string, to: string): Promise<void> {
  const maps = filesIn(folder).filter((file) => file.endsWith('.map'))
  if (maps.length > 0) await mkdir(to, { recursive: true })
  await Promise.all(maps.map((file) => rename(file, join(to, basename(file)))))
}

async function compress(file: string) {
  const plain = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const forms = {
    br: await promisify(brotliCompress)(plain, quality),
    gz: await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [extension, bytes] of Object.entries(forms)) {
    if (bytes.length < plain.length) await writeFile(`${file}.${extension}`, bytes)
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
