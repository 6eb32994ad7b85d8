import { afterEach, expect, test, vi } from 'vitest'
import { openJobs } from '../../../db/ops/outbox.ts'
import { askForPasswordLink } from '../../../db/staff/password-links.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { makeStaff } from '../../staff/staff-site.ts'

const EMAIL = 'anna@agency.example'
const MINUTE_MS = 60_000

afterEach(() => vi.useRealTimers())

onBothDatabases('mails with links for a new password', (open) => {
  test('are three an hour for one account, and not fewer because more are asked for', async () => {
    const database = await open()
    await makeStaff(database)
    const began = Date.now()
    const askAfter = async (minutes: number, times: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: began + minutes * MINUTE_MS })
      for (let n = 0; n < times; n++) await askForPasswordLink(database.db, EMAIL)
      return (await openJobs(database.db, 'all', 100)).length
    }
    expect(await askAfter(0, 5)).toBe(3)
    expect(await askAfter(30, 4)).toBe(3)
    expect(await askAfter(61, 1)).toBe(4)
    expect(await askAfter(75, 5)).toBe(6)
  })
})
