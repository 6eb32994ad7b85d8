// Preloaded into a web process (web.sh). Its main thread gives every answer; the threads beside it compress pages, write
// files and collect garbage. On a few cores they take turns with it, and what a visitor waited under load was mostly for
// such turns. So they get fewer of them.
import { readdir } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'

/** What the worker process has more than web, too (`prepare.ts`). */
const NICER_BY = 5

try {
  const nice = Math.min(getPriority() + NICER_BY, 19)
  // Reading the folder starts the pool of threads that is meant, so they are all in it.
  for (const thread of await readdir('/proc/self/task')) {
    if (Number(thread) !== process.pid) setPriority(Number(thread), nice)
  }
} catch {
  // Not a Linux, or one that forbids it: as before.
}
