import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../db/open.ts'
import { infectedFiles } from '../samples/files/infected.ts'
import { acceptedFiles } from '../samples/files.ts'
import { Visitors } from '../sites/visitors.ts'

const TRY_AGAIN_MS = 100
/** Every so many files, one is infected. */
const INFECTED_EVERY = 3
/** No previews are made of these: a process for each would be all that the machine does. */
const CLEAN = { name: 'survey.docx', bytes: acceptedFiles.docx!.bytes }
const INFECTED = { name: 'bill.docx', bytes: infectedFiles()['docx-part.docx']! }

/** Visitors who send a file with the contact form. */
export class FileVisitors extends Visitors {
  /** How many files each has sent, until one was acknowledged. */
  uploads = 0

  protected override async prepare(): Promise<{ attachments: string[] }> {
    const file = this.tried % INFECTED_EVERY === 0 ? INFECTED : CLEAN
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
    for (;;) {
      this.uploads++
      const answer = await this.post<{ id: string }>('/api/attachments', body)
      if (answer) return { attachments: [answer.id] }
      await sleep(TRY_AGAIN_MS)
    }
  }
}

/** What became of the files of leads that were acknowledged. */
export async function outcomeOfFiles(db: Db, { references }: Visitors) {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('submissions', 'submissions.id', 'attachments.submission_id')
    .select(['submissions.email', 'filename', 'verdict', 'released_at', 'removed_at'])
    .execute()
  const ours = rows.filter(({ email }) => references.has(email))
  const right = ours.filter(({ filename, verdict, released_at, removed_at }) =>
    filename === INFECTED.name
      ? verdict === 'infected' && removed_at !== null
      : verdict === 'clean' && released_at !== null,
  )
  const withRight = new Set(right.map(({ email }) => email)).size
  return { lost: references.size - withRight, doubled: ours.length - references.size }
}
