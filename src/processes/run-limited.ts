import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The path of a program: in a build one file, in the folder of the processes' own; without one, Node runs its source.
 */
export function findProgram(built: string, source: URL): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const path = join(folder, built)
    if (existsSync(path)) return path
    const parent = dirname(folder)
    if (parent === folder) return fileURLToPath(source)
    folder = parent
  }
}

/** How long a process may take. */
export interface TimeLimits {
  /** Of processor time: limited by the kernel, even if the worker is killed meanwhile. */
  processorSeconds: number
  milliseconds: number
}

/** How a process ended, and what it wrote until then. */
export interface Ended {
  status: number | null
  killedBy: NodeJS.Signals | null
  written: Buffer
  /** It was killed for writing more than it may. */
  wroteTooMuch: boolean
  /** The beginning of what it wrote to standard error. */
  said: string
}

/**
 * All memory that the process may write to. Node reserves 550 MB of it, and uses 40; the decoders and
 * their pictures share the rest.
 */
const MAX_MEMORY_KB = 1_600_000
/** What WebAssembly may use, in pages of 64 KB: libheif takes 600 MB for a photo of 100 megapixels. */
const WASM_PAGES = 11_264
const MAX_WRITTEN_BYTES = 32 * 1024 * 1024
const MAX_SAID_LENGTH = 2000

/**
 * Not `-v`: WebAssembly reserves many gigabytes of addresses. When the machine is short of memory,
 * the kernel ends this process before the worker; and it computes when no other process wants to.
 */
const LIMITED = `{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null
ulimit -d ${MAX_MEMORY_KB} && ulimit -t "$0" && ulimit -c 0 && exec nice -n 10 "$@"`
const NODE_FLAGS = [
  '--max-old-space-size=64',
  '--v8-pool-size=1',
  `--wasm-max-mem-pages=${WASM_PAGES}`,
  // Reads any file, since packages may be anywhere; writes none, and starts nothing.
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--no-warnings',
]

/**
 * Runs a program of Node with little memory and time, without this process's environment.
 * @param input What it reads from standard input.
 * @throws When it cannot be started, or on the signal.
 */
export async function runLimited(
  [program, ...args]: [string, ...string[]],
  input: Buffer,
  signal: AbortSignal,
  { processorSeconds, milliseconds }: TimeLimits,
): Promise<Ended> {
  const node = [process.execPath, ...NODE_FLAGS, program, ...args]
  const child = spawn('/bin/sh', ['-c', LIMITED, `${processorSeconds}`, ...node], {
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    timeout: milliseconds,
    killSignal: 'SIGKILL',
    signal,
  })
  const chunks: Buffer[] = []
  let said = ''
  let bytes = 0
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_WRITTEN_BYTES) child.kill('SIGKILL')
    else chunks.push(chunk)
  })
  child.stderr.on('data', (chunk: Buffer) => {
    if (said.length < MAX_SAID_LENGTH) said += chunk.toString('utf8')
  })
  // The process may end before it has read everything; its status says why.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status, killedBy) => {
      const written = Buffer.concat(chunks)
      resolve({ status, killedBy, written, wroteTooMuch: bytes > MAX_WRITTEN_BYTES, said })
    })
  })
}
