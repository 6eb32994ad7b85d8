import { expect, test } from 'vitest'
import { openObjectStore } from '../../../src/storage/open.ts'
import { noisyPng } from '../../samples/files/images.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openSqlite } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { WebSite } from '../../sites/web-site.ts'
import { makeStaff, signInOver } from '../../staff/staff-site.ts'

/** Its copy takes longer than two requests need to arrive, and one of them to be broken off. */
const SLOW_SIDE_PX = 6000
const ARRIVES_MS = 150

test('of a download that is broken off while it waits, no copy is made, and none is written down', async () => {
  await shared('build')
  const database = await openSqlite()
  const { db } = database
  const store = openObjectStore(database)
  const photo = (filename: string, contentType: string, bytes: Buffer) =>
    storedFile(
      db,
      { filename, contentType, bytes, lies: 'released', about: { verdict: 'clean' } },
      store,
    )
  const slow = await photo('chart.png', 'image/png', noisyPng(SLOW_SIDE_PX))
  const left = await photo('bow.jpg', 'image/jpeg', acceptedFiles.jpg!.bytes)
  const wanted = await photo('stern.jpg', 'image/jpeg', acceptedFiles.jpg!.bytes)
  await acceptLead(db, { attachmentIds: [slow, left, wanted] })
  const staff = await makeStaff(database)
  const web = new WebSite(database.env)
  await web.start()
  try {
    const cookie = await signInOver(web.address, staff.email)
    const download = async (id: string, signal?: AbortSignal) => {
      const path = `${web.address}/api/staff/leads/files/${id}`
      const answer = await fetch(path, { headers: { cookie }, ...(signal && { signal }) })
      await answer.arrayBuffer()
      return answer.status
    }
    const first = download(slow)
    await new Promise((resolve) => setTimeout(resolve, ARRIVES_MS))
    const leaving = download(left, AbortSignal.timeout(ARRIVES_MS))
    await expect(leaving).rejects.toThrow('timeout')
    // Behind the one that was left.
    expect(await download(wanted)).toBe(200)
    await first
    const downloads = await db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'file-downloaded')
      .execute()
    const ids = downloads.map(({ details }) => JSON.parse(details).file)
    expect(ids).toContain(wanted)
    expect(ids).not.toContain(left)
  } finally {
    await web.stop()
  }
})
