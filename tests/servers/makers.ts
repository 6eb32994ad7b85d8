import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { onServer, startPostgres } from './postgres.ts'
import { queueTemplate } from './queue-template.ts'
import { type S3Server, startS3Server } from './s3-server.ts'
import { bundleWorker } from './worker-bundle.ts'

/** A shared part, and how to remove it at the end of the run. */
export interface Made<Part> {
  part: Part
  remove?(): void | Promise<void>
}

/** How to make what a run has once. A test gets what its maker says with `shared(name)`. */
export const makers = {
  /** A server that may make databases, and the name of a migrated one to copy. */
  async postgres(): Promise<Made<{ url: string; template: string }>> {
    const given = process.env.TEST_DATABASE_URL
    const server = given ? undefined : await startPostgres()
    if (server && 'missing' in server) throw new Error(server.missing)
    const url = given ?? server?.url ?? ''
    const template = `test_template_${process.pid}`
    await onServer(url, (client) => client.query(`create database ${template}`))
    const copied = new URL(url)
    copied.pathname = template
    await migrated(copied.href)
    const remove = () =>
      server?.remove() ??
      onServer(url, (client) => client.query(`drop database ${template}`)).then(() => {})
    return { part: { url, template }, remove }
  },

  /** A migrated file to copy. */
  async sqlite(): Promise<Made<{ file: string }>> {
    const folder = mkdtempSync(join(tmpdir(), 'sqlite-template-'))
    const file = join(folder, 'site.sqlite')
    await migrated(file)
    return { part: { file }, remove: () => rmSync(folder, { recursive: true }) }
  },

  async s3(): Promise<Made<S3Server>> {
    const { env } = process
    if (env.S3_TEST_ENDPOINT) {
      const { S3_TEST_ACCESS_KEY = '', S3_TEST_SECRET_KEY = '', S3_TEST_REGION = 'us-east-1' } = env
      const keys = { accessKey: S3_TEST_ACCESS_KEY, secretKey: S3_TEST_SECRET_KEY }
      return {
        part: { settings: { endpoint: env.S3_TEST_ENDPOINT, region: S3_TEST_REGION, ...keys } },
      }
    }
    const server = await startS3Server()
    if ('missing' in server) throw new Error(server.missing)
    const { remove, ...part } = server
    return { part, remove }
  },

  /** The worker's program, as a file that Node can run. */
  async worker(): Promise<Made<{ file: string }>> {
    const file = await bundleWorker()
    return { part: { file }, remove: () => rmSync(dirname(file), { recursive: true }) }
  },

  /** The folder of an embedded queue that has been started once. */
  async queue(): Promise<Made<{ folder: string }>> {
    return { part: { folder: await queueTemplate() } }
  },

  /** The whole site in `dist`, built when it is stale. */
  async build(): Promise<Made<true>> {
    // In a process of its own: a build ends the bundler that the worker's maker may be using.
    await promisify(execFile)(process.execPath, [resolve('launch/build.ts')])
    return { part: true }
  },
}

async function migrated(url: string): Promise<void> {
  const db = openDatabase(url)
  await migrate(db)
  await db.destroy()
}
