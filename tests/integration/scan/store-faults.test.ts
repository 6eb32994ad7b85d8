import { expect, onTestFinished, test } from 'vitest'
import type { ObjectStore } from '../../../src/storage/objects.ts'
import { s3ObjectStore } from '../../../src/storage/s3.ts'
import { clamd, type Scanner } from '../../../worker/scanner/clamd.ts'
import { infectedFiles } from '../../samples/files/infected.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { openScanSetup, sha256 } from '../../samples/scan-setup.ts'
import { startClamd } from '../../servers/clamd.ts'
import { openSqlite } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { ownBucket } from '../../servers/s3.ts'
import { shared } from '../../servers/shared.ts'
import { type Fault, openProxy } from '../../servers/tcp-proxy.ts'
import { IMPATIENT } from '../storage/operations.ts'

const FAULTS: [string, Fault][] = [
  ['refuses', { refuse: true }],
  ['says nothing', { swallowUpAfter: 0 }],
  ['is cut in what it is asked', { cutUpAfter: 60 }],
  ['is cut in its answer', { cutDownAfter: 40 }],
  ['falls silent in its answer', { swallowDownAfter: 40 }],
]

describeWith(['s3', 'clamd'], 'with a real store and scanner', () => {
  test.each(FAULTS)(
    'a store that %s when a verdict is known keeps it, and follows it later',
    async (_, fault) => {
      const { setup, breakAfterVerdict, mend } = await openBreakable()
      const { upload, scan, rowOf, objectsOf } = setup
      const bytes = acceptedFiles.pdf!.bytes
      const clean = await upload('survey.pdf', bytes)
      const infected = await upload('eicar.docx', infectedDocx())
      breakAfterVerdict(fault)
      for (const id of [clean, infected]) {
        await expect(scan(id)).rejects.toThrow()
        expect(await rowOf(id)).toMatchObject({ released_at: null, removed_at: null })
        mend()
      }
      expect((await rowOf(clean)).verdict).toBe('clean')
      expect((await rowOf(infected)).verdict).toBe('infected')

      breakAfterVerdict(undefined)
      await scan(clean)
      await scan(infected)
      expect(await objectsOf(clean)).toEqual({ quarantined: undefined, released: sha256(bytes) })
      expect(await objectsOf(infected)).toEqual({ quarantined: undefined, released: undefined })
      expect((await rowOf(clean)).released_at).not.toBeNull()
      expect((await rowOf(infected)).removed_at).not.toBeNull()
    },
  )
})

/** A setup whose connection to the store breaks after the scanner's verdict. */
async function openBreakable() {
  const settings = ownBucket(await shared('s3'))
  const proxy = await openProxy(Number(new URL(settings.endpoint).port))
  onTestFinished(proxy.close)
  const way = { ...settings, endpoint: `http://127.0.0.1:${proxy.port}` }
  const [patient, impatient] = [s3ObjectStore(way), s3ObjectStore(way, IMPATIENT)]
  let fault: Fault | undefined
  // Only the steps that a fault is meant for give up soon.
  const store: ObjectStore = {
    ...patient,
    move: (...keys) => (fault ? impatient : patient).move(...keys),
    remove: (key) => (fault ? impatient : patient).remove(key),
  }
  const real = clamd((await startClamd()).url)
  const scanner: Scanner = {
    ...real,
    async scan(...file) {
      const reply = await real.scan(...file)
      if (fault) proxy.set(fault)
      return reply
    },
  }
  return {
    setup: openScanSetup(await openSqlite(), store, scanner),
    breakAfterVerdict(next: Fault | undefined) {
      fault = next
    },
    mend() {
      proxy.set({})
      proxy.cutAll()
    },
  }
}

function infectedDocx(): Buffer {
  const [, bytes] = Object.entries(infectedFiles()).find(([name]) => name.endsWith('.docx')) ?? []
  if (!bytes) throw new Error('There is no infected docx among the samples')
  return bytes
}
