import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { freePort } from '../servers/postgres.ts'
import { shared } from '../servers/shared.ts'
import { launch, type Settings } from './launched.ts'

/** Two built web processes on one database, which end with the running test. */
export async function startTwoWebs(settings: Settings): Promise<string[]> {
  await shared('build')
  return Promise.all([startWeb(settings), startWeb(settings)])
}

/** A built web process, which ends with the running test. The build must be there. */
export async function startWeb(settings: Settings): Promise<string> {
  const port = await freePort()
  const web = launch('../dist/web.js', [], {
    ...settings,
    NODE_ENV: 'production',
    PORT: `${port}`,
  })
  onTestFinished(async () => {
    web.child.kill('SIGKILL')
    await web.ended
  })
  const ended = web.ended.then((end) => {
    throw new Error(`A web process ended with ${end}:\n${web.output()}`)
  })
  ended.catch(() => {})
  await Promise.race([ended, once(web.child, 'message')])
  return `http://127.0.0.1:${port}`
}
