import { contentHash } from './answer.ts'

/** Few, since a page has dozens and hashes do not compress; only versions of one file must differ. */
const CHARACTERS = 6

/**
 * The path of a public file with its content in its name, so that it may be cached for ever:
 * /charts/sound.avif is also at /charts/sound.4Kd_x1.avif.
 */
export function hashedName(path: string, content: Buffer): string {
  return path.replace(/\.(\w+)$/, `.${contentHash(content).slice(0, CHARACTERS)}.$1`)
}
