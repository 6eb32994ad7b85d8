import { once } from 'node:events'
import { lockFile } from '../worker/queue/lock-file.ts'
import { endingError, endWith } from './explain.ts'
import { Part } from './part.ts'
import type { Locked, Plan, Preparing } from './plan.ts'
import { endTools, startTool } from './tool.ts'

/** A command that says nothing for longer seems to hang. */
const FIRST_WORDS_AFTER_MS = 900
/** Long enough for a previous process that is shutting down. */
const LOCK_PATIENCE_MS = 500

const parts: Part[] = []
let stopping: Promise<unknown> | undefined
/** Referenced here, because an unreferenced lock is garbage-collected and released. */
let unlock: (() => void) | undefined

/**
 * Keeps the processes of the site running. What takes memory, checking, building and migrating, is
 * done by a process that ends before they start.
 */
export function runSite() {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      await stop()
      process.exit(0)
    })
  }
  start().catch(async (error) => {
    // A build or migration interrupted by a signal is not a failure.
    if (stopping) return
    await stop()
    endWith(error)
  })
}

/** The site's processes load their modules while the database is migrated. */
async function start() {
  const { plan, notice } = prepare()
  const { parts: planned, env } = await plan
  if (stopping) return
  parts.push(...planned.map((part) => new Part(part, env)))
  const [said] = await Promise.all([notice, ...parts.map((part) => part.start(notice))])
  console.log(said)
}

/** @returns What to run, and once the database is migrated, what to print when all of it is up. */
function prepare(): { plan: Promise<Plan>; notice: Promise<string> } {
  const plan = Promise.withResolvers<Plan>()
  const notice = Promise.withResolvers<string>()
  const firstWords = setTimeout(
    () => console.log('Checking the settings and the build'),
    FIRST_WORDS_AFTER_MS,
  )
  const child = startTool('launch/run.js', ['launch/prepare.ts'], {})
  child.on('message', (message: Preparing) => {
    if ('lock' in message) child.send(takeLock(message.lock))
    else clearTimeout(firstWords)
    if ('plan' in message) plan.resolve(message.plan)
    if ('notice' in message) notice.resolve(message.notice)
  })
  const fail = (error: unknown) => {
    clearTimeout(firstWords)
    plan.reject(error)
    notice.reject(error)
  }
  // Its last message may arrive after its exit, but not after the channel is closed.
  Promise.all([once(child, 'exit'), once(child, 'disconnect')])
    .then(([[code, signal]]) => fail(endingError('The site could not be prepared', signal ?? code)))
    .catch(fail)
  // Nobody waits for it yet while the plan fails.
  notice.promise.catch(() => {})
  return { plan: plan.promise, notice: notice.promise }
}

function takeLock(path: string): Locked {
  unlock = lockFile(path, LOCK_PATIENCE_MS)
  return { locked: unlock !== undefined }
}

/** Ctrl-C also reaches the child processes, and npm forwards it again: only the first one counts. */
function stop() {
  stopping ??= Promise.all([endTools(), ...parts.map((part) => part.stop())])
  return stopping
}
