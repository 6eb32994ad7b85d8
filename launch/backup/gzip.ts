import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import type { Step } from '../files/staging.ts'

export const compress: Step = (from) => through(from, createGzip())

export const decompress: Step = (from) => through(from, createGunzip())

function through(from: AsyncIterable<Uint8Array>, by: ReturnType<typeof createGzip>) {
  const source = Readable.from(from)
  // `pipe` passes bytes on, but not failures.
  source.once('error', (error) => by.destroy(error))
  by.once('close', () => source.destroy())
  return source.pipe(by)
}
