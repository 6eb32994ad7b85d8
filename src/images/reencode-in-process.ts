import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import type { PictureFault, ReencodedPicture } from './reencode-picture.ts'
import { unpack } from './reencode-picture.ts'

/** Ten times what the largest picture needs. */
const TIMEOUT_MS = 60_000
/** Built from `picture-process.ts`. */
const PROGRAM = 'picture.js'

/** A file on disk. */
interface WaitingFile {
  stream(): Readable
}

/**
 * Runs `reencodePicture` in a separate process, so that its memory, up to hundreds of megabytes, is
 * freed when it ends. One picture at a time; a file is read only when its turn comes.
 */
export function reencodeInProcess(
  file: WaitingFile,
  maxWidth?: number,
): Promise<ReencodedPicture | PictureFault> {
  return oneAtATime(() => reencode(file, maxWidth))
}

const oneAtATime = pLimit(1)

async function reencode(
  file: WaitingFile,
  maxWidth: number | undefined,
): Promise<ReencodedPicture | PictureFault> {
  const program = findProgram()
  // Development has no bundled program; memory does not matter there.
  if (!program) {
    const code = await import('./reencode-picture.ts')
    return code.reencodePicture(await buffer(file.stream()), maxWidth)
  }
  const { PATH, MALLOC_ARENA_MAX } = process.env
  const child = spawn(process.execPath, [program, ...(maxWidth ? [`${maxWidth}`] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH, MALLOC_ARENA_MAX },
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // The program may exit before reading everything; its status reports that.
  child.stdin.on('error', () => {})
  file.stream().pipe(child.stdin)
  const [packed, status] = await Promise.all([buffer(child.stdout), ended])
  if (status !== 0) throw new Error(`The picture process exited with status ${status}`)
  return unpack(packed)
}

/** In the build, this code is somewhere under `dist`, and so is the program. */
function findProgram(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    if (existsSync(join(folder, PROGRAM))) return join(folder, PROGRAM)
    const parent = dirname(folder)
    if (parent === folder) return undefined
    folder = parent
  }
}
