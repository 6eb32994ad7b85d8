import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type Made, makers } from './makers.ts'
import { findMissingParts, type MissingParts } from './missing-parts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    missingParts: MissingParts
    /** Who asks here for a shared part gets it, and it is made when the first one asks. */
    sharedParts: string
  }
}

/** What a whole run has once: started or made for the first test that wants it, removed at the end. */
export default async function setup(project: TestProject) {
  const missing = findMissingParts()
  project.provide('missingParts', missing)
  for (const reason of Object.values(missing).filter(Boolean))
    console.warn(`Tests are skipped: ${reason}`)
  const opened = openedInThisRun()
  const open = (name: string) => {
    const found = opened.get(name) ?? makers[name as keyof typeof makers]()
    opened.set(name, found)
    return found
  }
  const desk = createServer(async ({ url = '' }, response) => {
    const answer = await open(url.slice(1)).then(
      ({ part }) => ({ part }),
      (error: Error) => ({ failed: error.message }),
    )
    // A connection that is kept open may end just when the next question is asked.
    response.setHeader('connection', 'close')
    response.end(JSON.stringify(answer))
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  const { port } = desk.address() as AddressInfo
  project.provide('sharedParts', `http://127.0.0.1:${port}`)
  return async () => {
    desk.close()
    desk.closeAllConnections()
    const parts = [...opened.values()]
    opened.clear()
    for (const part of parts) await part.then(({ remove }) => remove?.()).catch(() => {})
  }
}

type Opened = Map<string, Promise<Made<unknown>>>

/** The projects of a run load this file each, and share the parts. */
function openedInThisRun(): Opened {
  const process = globalThis as { openedForTests?: Opened }
  process.openedForTests ??= new Map()
  return process.openedForTests
}
