import { onTestFinished } from 'vitest'
import { openSqlite } from './databases.ts'
import { launch, type Settings } from './launched.ts'
import { freePort } from './postgres.ts'
import { shared } from './shared/shared.ts'
import { until } from './until.ts'

/**
 * Starts the built web process alone, as `npm run web` does, on a SQLite of its own; ended when the
 * test ends.
 */
export async function startWeb(settings: Settings = {}) {
  await shared('build')
  const { env, dataDir } = await openSqlite()
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const { child, ended, output } = launch('alone.ts', ['web'], {
    ...env,
    ...settings,
    PORT: `${port}`,
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const answers = () =>
    fetch(`${address}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  await until('the web process answers', async () => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output()}`)
    return answers()
  })
  return { address, dataDir, output }
}

export type WebProcess = Awaited<ReturnType<typeof startWeb>>
