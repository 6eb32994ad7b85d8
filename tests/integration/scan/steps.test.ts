import { describe, expect, test } from 'vitest'
import { recordVerdict } from '../../../db/leads/scan-verdicts.ts'
import type { ObjectStore } from '../../../src/storage/objects.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import type { ClamdReply, Scanner } from '../../../worker/scanner/clamd.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { openScanSetup, sha256 } from '../../samples/scan-setup.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const { bytes } = acceptedFiles.pdf!
const CUT = 'cut off here'
const outcomes: [string, ClamdReply][] = [
  ['clean', { found: 'nothing' }],
  ['infected', { found: 'malware', signature: 'Test' }],
]

onBothDatabases('a scan', (open) => {
  async function openWith(reply: ClamdReply) {
    const database = await open()
    const store: ObjectStore = openObjectStore(database)
    let scans = 0
    const scanner: Scanner = {
      async scan(body) {
        scans++
        body.resume()
        return reply
      },
    }
    const opened = openScanSetup(database, { ...store }, scanner)
    return { ...opened, store, scans: () => scans }
  }

  describe.each(outcomes)('of a file that is %s', (verdict, reply) => {
    const step = verdict === 'clean' ? 'move' : 'remove'
    test.each([
      [`before its ${step}`, 'before'],
      [`after its ${step}, before that is recorded`, 'after'],
    ])('cut off %s is finished by the next try', async (_, when) => {
      const { upload, scan, context, store, rowOf, objectsOf, scans } = await openWith(reply)
      const id = await upload('survey.pdf', bytes)
      const whole = store[step].bind(store) as (...keys: string[]) => Promise<never>
      context.store = {
        ...store,
        [step]: async (...keys: string[]) => {
          if (when === 'after') await whole(...keys)
          throw new Error(CUT)
        },
      }
      await expect(scan(id)).rejects.toThrow(CUT)
      expect((await rowOf(id)).verdict).toBe(verdict)
      const recorded = await rowOf(id)
      context.store = store
      await scan(id)
      await scan(id)
      expect(scans()).toBe(1)
      const released = verdict === 'clean' ? sha256(bytes) : undefined
      expect(await objectsOf(id)).toEqual({ quarantined: undefined, released })
      expect((await rowOf(id)).scanned_at).toBe(recorded.scanned_at)
    })

    test('done by two workers at once is recorded once', async () => {
      const { upload, scan, rowOf, objectsOf } = await openWith(reply)
      const id = await upload('survey.pdf', bytes)
      // The slower one may fail on the object; its next attempt finds everything done.
      await Promise.allSettled([scan(id), scan(id), scan(id)])
      await scan(id)
      const released = verdict === 'clean' ? sha256(bytes) : undefined
      expect(await objectsOf(id)).toEqual({ quarantined: undefined, released })
      expect((await rowOf(id)).verdict).toBe(verdict)
    })
  })

  test('whose worker has no scanner leaves the file where it is', async () => {
    const { upload, scan, context, rowOf } = await openWith({ found: 'nothing' })
    context.scanner = undefined
    const id = await upload('survey.pdf', bytes)
    await expect(scan(id)).rejects.toThrow('CLAMD_URL')
    expect(await rowOf(id)).toMatchObject({ verdict: null, released_at: null })
  })

  test('the first verdict is final, whatever another worker says later', async () => {
    const { upload, scan, context, rowOf, db } = await openWith({ found: 'nothing' })
    const id = await upload('survey.pdf', bytes)
    const slow: Scanner = {
      async scan(body) {
        body.resume()
        await recordVerdict(db, id, { verdict: 'infected', signature: 'Other' })
        return { found: 'nothing' }
      },
    }
    context.scanner = slow
    await scan(id)
    expect(await rowOf(id)).toMatchObject({ verdict: 'infected', released_at: null })
  })
})
