import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { ObjectStore } from '../../../src/storage/objects.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { s3ObjectStore } from '../../../src/storage/s3.ts'
import { clamd } from '../../../worker/scanner/clamd.ts'
import { docx, infectedFiles, nested } from '../../samples/files/infected.ts'
import { drawing, restrictedPdfs } from '../../samples/files/pdf.ts'
import { acceptedFiles, lockedFiles, pdfOfSize } from '../../samples/files.ts'
import { openScanSetup, sha256 } from '../../samples/scan-setup.ts'
import { EICAR, EICAR_SIGNATURE, startClamd } from '../../servers/clamd.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { findS3, ownBucket } from '../../servers/s3.ts'

describeWith('clamd', 'with a real scanner', () => {
  onBothDatabases('a file that was uploaded', (open, kind) => {
    let s3: Awaited<ReturnType<typeof findS3>> | undefined
    // The S3 store beside Postgres, as in production; files beside SQLite.
    beforeAll(async () => {
      if (kind === 'Postgres') s3 = await findS3()
    })

    async function openWithClamd(changes: Record<string, string> = {}) {
      const database = await open()
      const store: ObjectStore = s3
        ? s3ObjectStore(ownBucket(s3))
        : openObjectStore({ dataDir: join(database.dataDir) })
      const { url } = await startClamd(changes)
      return openScanSetup(database, store, clamd(url))
    }

    test('of every accepted kind passes unchanged when it is clean', async () => {
      const { upload, scan, rowOf, objectsOf } = await openWithClamd()
      const files = { ...acceptedFiles, large: { bytes: pdfOfSize(10 * 1024 * 1024) } }
      for (const [extension, { bytes }] of Object.entries(files)) {
        const id = await upload(`survey.${extension}`, bytes)
        expect(await objectsOf(id)).toEqual({ quarantined: sha256(bytes), released: undefined })
        await scan(id)
        expect(await rowOf(id)).toMatchObject({ verdict: 'clean', signature: null })
        expect(await objectsOf(id)).toEqual({ quarantined: undefined, released: sha256(bytes) })
      }
    })

    test('that may not be printed, or is a drawing of 12,000 streams, is looked into and clean', async () => {
      const { upload, scan, rowOf } = await openWithClamd()
      for (const [name, bytes] of Object.entries({ ...restrictedPdfs, drawing: drawing(12_000) })) {
        const id = await upload(name, bytes)
        await scan(id)
        const clean = { verdict: 'clean', signature: null, password_protected: 0 }
        expect(await rowOf(id), name).toMatchObject(clean)
      }
    })

    test('with the EICAR test file anywhere in it is deleted, and the verdict stays recorded', async () => {
      const { upload, scan, rowOf, objectsOf } = await openWithClamd()
      for (const [name, bytes] of Object.entries(infectedFiles())) {
        const id = await upload(name, bytes)
        await scan(id)
        expect(await objectsOf(id), name).toEqual({ quarantined: undefined, released: undefined })
        const row = await rowOf(id)
        expect(row, name).toMatchObject({ verdict: 'infected', released_at: null })
        expect(row.signature, name).toContain(EICAR_SIGNATURE)
        expect(row.removed_at, name).not.toBeNull()
      }
    })

    test('with a password, or nested too deep, stays in quarantine and is never called clean', async () => {
      const { upload, scan, rowOf, objectsOf } = await openWithClamd()
      const deep = docx({ 'word/embeddings/deep.zip': nested(30, EICAR) })
      const files = { ...lockedFiles, 'deep.docx': { bytes: deep } }
      for (const [extension, { bytes }] of Object.entries(files)) {
        const id = await upload(`locked.${extension}`, bytes)
        await scan(id)
        const { verdict, signature } = await rowOf(id)
        expect(verdict, extension).toBe('unscannable')
        expect(signature).toMatch(/^(password-protected|Heuristics\.(Encrypted|Limits)\b.*)/)
        expect(await objectsOf(id)).toEqual({ quarantined: sha256(bytes), released: undefined })
      }
    })

    test('over a limit of the scanner is not called clean', async () => {
      const limits = await openWithClamd({ MaxScanSize: '1M', MaxFileSize: '1M' })
      const over = await limits.upload('large.docx', infectedFiles()['large.docx']!)
      await limits.scan(over)
      expect((await limits.rowOf(over)).verdict).not.toBe('clean')

      const { upload, scan, rowOf, objectsOf } = await openWithClamd({ StreamMaxLength: '1M' })
      const bytes = pdfOfSize(3 * 1024 * 1024)
      const id = await upload('large.pdf', bytes)
      await expect(scan(id)).rejects.toThrow(/scanner/)
      expect(await rowOf(id)).toMatchObject({ verdict: null })
      expect(await objectsOf(id)).toEqual({ quarantined: sha256(bytes), released: undefined })
    })
  })
})
