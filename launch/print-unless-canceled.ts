import { Worker } from 'node:worker_threads'

/** Exactly one of the two threads changes this, so that the line is never printed after a cancel. */
const UNDECIDED = 0
const DECIDED = 1

/**
 * Prints a line after a delay, unless the returned function is called first. It uses a thread: while
 * the main thread loads modules, which takes seconds on a busy machine, its timers do not run.
 */
export function printUnlessCanceled(line: string, afterMs: number): () => void {
  const decided = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData = { line, afterMs, decided }
  const thread = new Worker(THREAD, { eval: true, execArgv: [], workerData })
  thread.unref()
  return () => {
    Atomics.compareExchange(decided, 0, UNDECIDED, DECIDED)
    void thread.terminate()
  }
}

const THREAD = `
  const { writeSync } = require('node:fs')
  const { line, afterMs, decided } = require('node:worker_threads').workerData
  setTimeout(() => {
    if (Atomics.compareExchange(decided, 0, ${UNDECIDED}, ${DECIDED}) === ${UNDECIDED}) {
      writeSync(1, line + '\\n')
    }
  }, afterMs)
`
