import { Worker } from 'node:worker_threads'

/** Exactly one of the two threads changes this, so that the line never comes after it was called off. */
const UNDECIDED = 0
const DECIDED = 1

/**
 * Prints a line after a time, unless the returned function is called before. A thread does it: this
 * one has no time for timers while it loads modules, which takes seconds on a busy machine.
 */
export function sayUnlessCalledOff(line: string, afterMs: number): () => void {
  const decided = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const thread = new Worker(THREAD, { eval: true, workerData: { line, afterMs, decided } })
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
