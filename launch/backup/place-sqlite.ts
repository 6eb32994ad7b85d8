import { copyFile, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../../src/storage/folders.ts'

/**
 * Makes a database the one of a site that is stopped.
 * @param url The path of the site's database.
 * @param release Lets go of the database that is there, as late as that can be.
 */
export async function placeSqlite(
  dataDir: string,
  url: string,
  from: string,
  release: () => void,
): Promise<void> {
  const next = `${url}.restored`
  await copyFile(from, next)
  await sync(next)
  // The jobs of the site that was there; the queue is filled again from the database.
  await rm(join(dataDir, 'queue'), { recursive: true, force: true })
  release()
  // They belong to the old database, and would damage the new one.
  for (const end of ['-wal', '-shm']) await rm(url + end, { force: true })
  await rename(next, url)
  await syncFolder(dataDir)
}

/** Places the secret of the site that was backed up: nobody else may read it. */
export async function placeSecret(dataDir: string, secret: string): Promise<void> {
  const path = join(dataDir, 'auth-secret')
  await writeFile(`${path}.restored`, secret, { mode: 0o600 })
  await sync(`${path}.restored`)
  await rename(`${path}.restored`, path)
}

async function sync(path: string) {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
