import { copyQueue } from '../servers/queue-template.ts'
import { shared } from '../servers/shared.ts'

/**
 * Does beforehand what the start of a site would take long for: the build when it is stale, and the
 * embedded queue's folder.
 */
export async function prepareSite(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  await shared('build')
  if (!env.DATABASE_URL) await copyQueue((await shared('queue')).folder, env.DATA_DIR)
}
