import { expect } from '@playwright/test'
import sharp from 'sharp'
import { acceptLead } from '../leads.ts'
import { test as base, type SiteWithDatabase } from './kept.ts'
import { signedIn } from './signed-in.ts'

export { expectAccessibleEverywhere } from './every-width.ts'
export { BOB } from './staff.ts'
export { expect }

type State = ReturnType<typeof signedIn>

/** Tests of one lead's page: a site with its database at hand, and a browser that is signed in. */
export const test = base.extend<{
  baseURL: string
  storageState: State
  desk: SiteWithDatabase
}>({
  desk: ({ leadDesk }, use) => use(leadDesk),
  baseURL: ({ desk }, use) => use(desk.site.address),
  storageState: ({ desk }, use) => use(signedIn(desk.site.dataDir)),
})

/** A lead that came with files, which a scanner has found clean. */
export async function leadWithFiles(
  { site, db }: SiteWithDatabase,
  files: Record<string, Buffer>,
  change: Parameters<typeof acceptLead>[1] = {},
) {
  const attachmentIds: string[] = []
  for (const [name, bytes] of Object.entries(files)) {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(bytes)]), name)
    const answer = await fetch(`${site.address}/api/attachments`, { method: 'POST', body })
    attachmentIds.push((await answer.json()).id)
  }
  const lead = await acceptLead(db, { ...change, attachmentIds })
  const scanned_at = new Date().toISOString()
  const verdict = { verdict: 'clean', scanned_at } as const
  for (const id of attachmentIds) {
    await db.updateTable('attachments').set(verdict).where('id', '=', id).execute()
  }
  return { ...lead, attachmentIds }
}

/** A photo of a boat's color that says where it was taken. */
export function photo(): Promise<Buffer> {
  const sea = { width: 1200, height: 800, channels: 3, background: '#2f6f9f' } as const
  return sharp({ create: sea })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 10/1 0/1' } })
    .jpeg()
    .toBuffer()
}
