import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { storedFile } from '../samples/lead-files.ts'
import { acceptLead } from '../samples/leads.ts'
import { openSqlite } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { ownBucket, s3Variables } from '../servers/s3.ts'
import { shared } from '../servers/shared.ts'
import { openProxy } from '../servers/tcp-proxy.ts'
import { emptyFolder, expectAllFiles, restoreTo, siteOf, wholeBackups } from '../sites/backups.ts'

const FILE_BYTES = 10_000_000
/** A visitor's upload is given up after 25 s. */
const UPLOAD_MS = 35_000

describeWith('s3', 'a file that takes 35 s to the S3 server', () => {
  test('gets there in a backup, and in a restore', async () => {
    const { S3_BUCKET, ...server } = await slowServer()
    const to = `s3://${S3_BUCKET}/of/the-site`
    const site = siteOf(await openSqlite(), forBackups(server))
    const bytes = randomBytes(FILE_BYTES)
    const file = await storedFile(site.db, { bytes, lies: 'released' }, site.store)
    await acceptLead(site.db, { attachmentIds: [file] })
    await site.backUp()
    const begun = performance.now()
    await Promise.all([backsUp(), restores()])
    expect(performance.now() - begun).toBeGreaterThan(UPLOAD_MS)

    async function backsUp() {
      await site.backUp('new', to)
      expect(await wholeBackups(site.settings, to)).toHaveLength(1)
    }

    async function restores() {
      const restored = await restoreTo(site.to, emptyFolder(), await slowServer())
      expect(await expectAllFiles(restored.settings, restored.store)).toBe(1)
    }
  })
})

/** The settings of a bucket of its own, behind a slow network of its own. */
async function slowServer() {
  const settings = ownBucket(await shared('s3'))
  const proxy = await openProxy(Number(new URL(settings.endpoint).port))
  onTestFinished(proxy.close)
  proxy.set({ upBytesPerMs: FILE_BYTES / UPLOAD_MS })
  return s3Variables({ ...settings, endpoint: `http://127.0.0.1:${proxy.port}` })
}

function forBackups(server: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(server).map(([name, value]) => [`BACKUP_${name}`, value]),
  )
}
