import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { until } from '../tools/until.ts'
import { NGINX } from './missing-parts.ts'

/**
 * Starts an nginx with the `nginx.conf` of a folder, until the running test ends.
 * @param address Where it passes /healthz on, or redirects it.
 */
export async function startNginx(folder: string, address: string): Promise<void> {
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']
  const nginx = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(async () => {
    if (nginx.exitCode !== null) return
    nginx.kill('SIGKILL')
    await once(nginx, 'exit')
  })
  await until('nginx answers', () =>
    fetch(`${address}/healthz`, { redirect: 'manual' }).then(
      ({ status }) => status < 400,
      () => false,
    ),
  )
}
