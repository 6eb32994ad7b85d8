import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { isDiskFull } from '../../../db/disk-full.ts'
import { openDatabase } from '../../../db/open.ts'
import { beat } from '../../../db/ops/heartbeats.ts'
import { checkWriting } from '../../../src/server/routes/readiness.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { diskSpaceOn, hasSpaceFor } from '../../../src/storage/disk-space.ts'
import { alarmIfFull, alarmIfLow } from '../../../worker/recurring/heartbeat.ts'
import { sendContact } from '../../samples/strangers.ts'
import { openSqlite } from '../../servers/databases.ts'
import { fillDisk, fillDiskBut, withSmallDisk } from '../../servers/small-disk.ts'
import { DEFAULT_LIMITS } from '../../sites/launched.ts'
import { startTwoWebs } from '../../sites/two-webs.ts'

const DAY_MS = 24 * 3600_000

afterEach(() => vi.useRealTimers())

test('a full disk is not ready, raises an alarm, and is well again when there is room', async ({
  skip,
}) => {
  await withSmallDisk(skip, async (folder) => {
    const db = openDatabase(join(folder, 'site.sqlite'))
    try {
      await db.schema
        .createTable('heartbeats')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('beat_at', 'text')
        .addColumn('details', 'text')
        .execute()
      expect(await checkWriting(db)).toBe('works')
      const free = fillDisk(folder)
      vi.useFakeTimers({ toFake: ['Date', 'performance'] })
      // The faked one starts at zero, and this process has run for less.
      vi.advanceTimersByTime(DAY_MS)
      expect(await checkWriting(db)).toBe('fails: the disk is full')

      const error = await beat(db, 'x', { text: 'x'.repeat(50_000) }).then(
        () => undefined,
        (reason) => reason,
      )
      expect(isDiskFull(error)).toBe(true)
      const raised: string[] = []
      const raiseAlarm = async (event: string) => void raised.push(event)
      const settings = { ...parseConfig({}), dataDir: folder }
      for (let times = 0; times < 3; times++) {
        await alarmIfFull(raiseAlarm, error)
        await alarmIfLow({ settings, raiseAlarm })
      }
      expect(raised).toEqual(['disk-full', 'disk-low'])

      free()
      vi.advanceTimersByTime(DAY_MS)
      expect(await checkWriting(db)).toBe('works')
      expect(hasSpaceFor(await diskSpaceOn(folder), 0)).toBe(true)
    } finally {
      await db.destroy()
    }
  })
})

test('a disk with room for leads alone takes leads, and says at a file that it does not take it', async ({
  skip,
}) => {
  await withSmallDisk(
    skip,
    async (folder) => {
      cpSync((await openSqlite()).dataDir, folder, { recursive: true })
      const [site = ''] = await startTwoWebs({ ...DEFAULT_LIMITS, DATA_DIR: folder })
      // Of 100 MB, five are for leads alone.
      fillDiskBut(4, folder)
      await onlyLeadsAreTaken(site, join(folder, 'site.sqlite'))
    },
    100,
  )
})

async function onlyLeadsAreTaken(site: string, file: string) {
  const body = new FormData()
  body.append('file', new File(['%PDF-1.4 a policy'], 'policy.pdf', { type: 'application/pdf' }))
  const upload = await fetch(`${site}/api/attachments`, { method: 'POST', body })
  expect(upload.status).toBe(503)
  expect(await upload.json()).toEqual({
    error:
      'policy.pdf could not be stored just now. You can send the form without it; we will ask you for it.',
    lost: true,
  })

  const step = new FormData()
  for (const [name, value] of Object.entries({ step: 'insurance', insurance_type: 'boat' }))
    step.append(name, value)
  const draft = await fetch(`${site}/api/forms/quote`, {
    method: 'POST',
    body: step,
    redirect: 'manual',
  })
  expect(draft.status).toBe(429)
  expect(draft.headers.get('retry-after')).toBe('600')

  const lead = await sendContact(site, { filling: { elapsedMs: 60_000 } })
  expect(lead.status).toBe(200)
  const suspect = await sendContact(site, { filling: { elapsedMs: 10 } })
  expect(suspect.status).toBe(429)
  expect((await suspect.json()).error.message).toMatch(/try again in 10 minutes, or call us at/)
  const db = openDatabase(file)
  expect(await db.selectFrom('submissions').select('held_at').execute()).toEqual([
    { held_at: null },
  ])
  await db.destroy()
  const ready = await fetch(`${site}/readyz`)
  expect(ready.status).toBe(200)
  expect((await ready.json()).disk).toMatch(/MB free: uploads are refused, leads are accepted$/)
}
