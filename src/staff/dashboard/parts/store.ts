import { log } from '../../../http/log.ts'
import type { ObjectStore } from '../../../storage/objects.ts'
import type { PartState } from './part.ts'

/** Where visitors' files are kept. */
export async function askStore(store: ObjectStore, isServer: boolean): Promise<PartState> {
  const name = 'Files'
  try {
    await store.check()
    const where = isServer
      ? 'The file server is working.'
      : 'Files are kept in a folder on this machine.'
    return { name, state: 'works', text: where }
  } catch (err) {
    log.warn({ err }, 'the object store does not answer the dashboard')
    const text = isServer
      ? 'The file server is not responding.'
      : 'The folder for files cannot be written to.'
    return {
      name,
      state: 'down',
      text: `${text} Visitors cannot attach files, and nobody can open one. Leads still arrive.`,
    }
  }
}
