import { findProgram, runLimited, type TimeLimits } from '../../src/processes/run-limited.ts'
import { type Preview, type PreviewFault, unpack } from './preview.ts'

const TIME: TimeLimits = { processorSeconds: 20, milliseconds: 120_000 }
/** An exception that nobody caught: the program, not the file, is at fault. */
const PROGRAM_FAILED = 1

/** The process ended before it was done: over a limit, or killed. */
export class PreviewProcessDied extends Error {
  constructor(how: string) {
    super(`The process that makes previews ended early: ${how}`)
    this.name = 'PreviewProcessDied'
  }
}

/**
 * Makes the preview of a file in a process of its own, with little memory and time, without the
 * worker's environment.
 * @throws PreviewProcessDied
 */
export async function makePreview(
  contentType: string,
  file: Buffer,
  signal: AbortSignal,
  time: TimeLimits = TIME,
): Promise<Preview | PreviewFault> {
  const ended = await runLimited([program(), contentType], file, signal, time)
  signal.throwIfAborted()
  if (ended.wroteTooMuch) return 'too large'
  if (ended.status === PROGRAM_FAILED) throw new Error(`Previews cannot be made: ${ended.said}`)
  if (ended.status !== 0) throw new PreviewProcessDied(`${ended.killedBy ?? ended.status}`)
  return unpack(ended.written)
}

function program(): string {
  return findProgram('preview.js', new URL('preview-process.ts', import.meta.url))
}
