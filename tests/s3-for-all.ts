import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type S3Server, startS3Server } from './s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Who asks here gets the S3 server, which starts when the first one asks. */
    s3: string
  }
}

/** One S3 server for the whole run. `REQUIRE_REAL_PARTS=1` makes its absence a failure. */
export default async function setup(project: TestProject) {
  let opened: ReturnType<typeof open> | undefined
  const desk = createServer(async (_, response) => {
    opened ??= open()
    const answer = await opened.catch((error: Error) => ({ failed: error.message }))
    response.end(JSON.stringify(answer))
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  project.provide('s3', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`)
  return async () => {
    desk.close()
    const server = await opened?.catch(() => undefined)
    if (server && 'remove' in server) await server.remove?.()
  }
}

async function open(): Promise<(S3Server & { remove?(): Promise<void> }) | { missing: string }> {
  const { env } = process
  if (env.S3_TEST_ENDPOINT) {
    const { S3_TEST_ACCESS_KEY = '', S3_TEST_SECRET_KEY = '', S3_TEST_REGION = 'us-east-1' } = env
    const keys = { accessKey: S3_TEST_ACCESS_KEY, secretKey: S3_TEST_SECRET_KEY }
    return { settings: { endpoint: env.S3_TEST_ENDPOINT, region: S3_TEST_REGION, ...keys } }
  }
  const server = await startS3Server()
  if ('missing' in server) {
    if (env.REQUIRE_REAL_PARTS === '1') throw new Error(server.missing)
    console.warn(`Tests on an S3 server are skipped: ${server.missing}`)
  }
  return server
}
