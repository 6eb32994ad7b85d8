import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import type { PictureFault, RemadePicture } from './picture-anew.ts'
import { unpack } from './picture-packing.ts'

/** Ten times what the largest picture takes. */
const PATIENCE_MS = 60_000
/** Made by the build from `picture-process.ts`. */
const PROGRAM = 'picture.js'

/** A file on disk. */
interface WaitingFile {
  stream(): Readable
}

/**
 * Makes a picture anew, as `pictureAnew` does, in a process of its own: what an open picture takes,
 * hundreds of megabytes for some, is given back when it ends. One at a time, and read when its turn
 * has come.
 */
export function remakePicture(file: WaitingFile): Promise<RemadePicture | PictureFault> {
  return oneAtATime(() => remake(file))
}

const oneAtATime = pLimit(1)

async function remake(file: WaitingFile): Promise<RemadePicture | PictureFault> {
  const program = findProgram()
  // There is none in development, where memory does not matter.
  if (!program) return (await import('./picture-anew.ts')).pictureAnew(await buffer(file.stream()))
  const { PATH, MALLOC_ARENA_MAX } = process.env
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH, MALLOC_ARENA_MAX },
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // A program that ends early does not read on; its status says so.
  child.stdin.on('error', () => {})
  file.stream().pipe(child.stdin)
  const [packed, status] = await Promise.all([buffer(child.stdout), ended])
  if (status !== 0) throw new Error(`The process that makes pictures ended with ${status}`)
  return unpack(packed)
}

/** Bundled, this code lies somewhere under `dist`, where the program lies too. */
function findProgram(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    if (existsSync(join(folder, PROGRAM))) return join(folder, PROGRAM)
    const parent = dirname(folder)
    if (parent === folder) return undefined
    folder = parent
  }
}
