/** The attachment intake as a process: prints its port, and is killed by the test that started it. */
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { migrate } from '../../../db/migrate.ts'
import { openDatabase } from '../../../db/open.ts'
import { attachmentApi } from '../../../src/attachments/api.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { spoolFolder } from '../../../src/storage/spool.ts'

const dataDir = process.argv[2]!
const db = openDatabase(join(dataDir, 'site.sqlite'))
await migrate(db)
const server = createAdaptorServer({
  fetch: attachmentApi({
    db,
    store: openObjectStore({ dataDir }),
    spoolFolder: spoolFolder({ dataDir }),
    report: console.error,
  }),
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
