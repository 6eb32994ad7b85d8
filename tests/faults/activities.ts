import { randomUUID } from 'node:crypto'
import { startImport } from '../../db/writing/imports.ts'
import { acceptedFiles } from '../samples/files.ts'
import { runOf, STAFF } from '../samples/imports.ts'
import { acceptLead } from '../samples/leads.ts'
import { openScanSetup } from '../samples/scan-setup.ts'
import type { Visitors } from '../sites/visitors.ts'
import type { FaultRow } from '../tools/record-fault.ts'
import { until } from '../tools/until.ts'
import { DraftVisitors, outcomeOfDrafts } from './draft-visitors.ts'
import { Exports } from './exports.ts'
import { outcomeOfFiles } from './file-visitors.ts'
import { lostReferences, repeats, slowestMessageMs } from './lead-messages.ts'
import { PatientFileVisitors, PatientVisitors } from './patient-visitors.ts'
import type { StepSite } from './step-site.ts'
import { ARTICLES, hasEnded } from './whole-import.ts'

/** One fault follows the other while a worker is waited for, on a machine with other campaigns. */
const LIMIT_MS = 600_000

type Outcome = Omit<FaultRow, 'fault' | 'database'>

/** Something that the site does for somebody, again and again, and what came of it. */
export interface Activity {
  /** What comes before it, and before the fault. */
  prepare?(): Promise<unknown>
  /** Does it once more; resolves when it is done, however often it had to be tried. */
  once(): Promise<unknown>
  outcome(): Promise<Outcome>
}

export const ACTIVITIES = {
  lead,
  upload,
  draft,
  export: exporting,
  message,
  scan,
  import: importing,
}

function lead({ db, address }: StepSite): Activity {
  const visitors = new PatientVisitors(address)
  return {
    once: () => visitors.sendOne(),
    async outcome() {
      const emails = [...visitors.references.keys()]
      const rows = await db
        .selectFrom('submissions')
        .select('id')
        .where('email', 'in', emails)
        .execute()
      const lost = (await lostReferences(db, visitors.references)).length
      return { ...countsOf(visitors), lost, doubled: rows.length + lost - emails.length }
    },
  }
}

/** A file for the contact form, and the lead with it; done when the worker has judged the file. */
function upload({ db, address }: StepSite): Activity {
  const visitors = new PatientFileVisitors(address)
  return {
    once: () => visitors.sendOne(),
    async outcome() {
      await until('every file has its verdict', async () => {
        return (await outcomeOfFiles(db, visitors)).lost === 0
      })
      return { ...countsOf(visitors), ...(await outcomeOfFiles(db, visitors)) }
    },
  }
}

function draft({ db, address }: StepSite): Activity {
  const visitors = new DraftVisitors(address)
  return {
    once: () => visitors.fillOne(),
    async outcome() {
      const { tried, saved, longestMs } = visitors
      const counts = { tries: tried, acknowledged: saved.size, longestMs }
      return { ...counts, ...(await outcomeOfDrafts(db, visitors)) }
    },
  }
}

function exporting(site: StepSite): Activity {
  const exports = new Exports(site)
  return {
    once: () => exports.exportOnce(),
    async outcome() {
      const { tried, wrong, longestMs } = exports
      const sum = (what: 'lost' | 'doubled') => wrong.reduce((all, one) => all + one[what], 0)
      const [lost, doubled] = [sum('lost'), sum('doubled')]
      return { tries: tried, acknowledged: wrong.length, lost, doubled, longestMs }
    },
  }
}

/** The two messages of a lead that was accepted before. */
function message({ db, peer }: StepSite): Activity {
  const references = new Map<string, string>()
  const acknowledgedAt = new Map<string, number>()
  const missing = async () => (await slowestMessageMs(peer, { references, acknowledgedAt })).missing
  return {
    async prepare() {
      const { reference, email } = await acceptLead(db)
      references.set(email, reference)
      acknowledgedAt.set(email, Date.now())
    },
    once: () => until('the messages have arrived', async () => (await missing()) === 0, LIMIT_MS),
    async outcome() {
      const { missing, longestMs } = await slowestMessageMs(peer, { references, acknowledgedAt })
      const rows = await db
        .selectFrom('deliveries')
        .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
        .select('deliveries.id')
        .where('email', 'in', [...references.keys()])
        .execute()
      const again = repeats(peer)
      const doubled = rows.reduce((sum, { id }) => sum + (again.get(id) ?? 0), 0)
      return { ...all(2 * references.size), lost: missing, doubled, longestMs }
    },
  }
}

/** The scan of a file that was uploaded before. */
function scan(site: StepSite): Activity {
  const { upload, rowOf, objectsOf } = openScanSetup(site, site.store, undefined)
  const ids: string[] = []
  let longestMs = 0
  const isRight = async (id: string) => {
    const { verdict, released_at } = await rowOf(id)
    return verdict === 'clean' && released_at !== null
  }
  return {
    async prepare() {
      ids.push(await upload(`${randomUUID()}.docx`, acceptedFiles.docx!.bytes))
    },
    async once() {
      const [id = '', begun] = [ids.at(-1), Date.now()]
      // The database may be the part that fails.
      await until('it is scanned', () => isRight(id).catch(() => false), LIMIT_MS)
      longestMs = Math.max(longestMs, Date.now() - begun)
    },
    async outcome() {
      const [right, objects] = await Promise.all([
        Promise.all(ids.map(isRight)),
        Promise.all(ids.map(objectsOf)),
      ])
      const lost = ids.filter((_, at) => !right[at] || !objects[at]?.released).length
      const doubled = objects.filter(({ quarantined }) => quarantined !== undefined).length
      return { ...all(ids.length), lost, doubled, longestMs }
    },
  }
}

/** One import, in which every fault meets the article that it is at. */
function importing({ db }: StepSite): Activity {
  let id = ''
  const begun = Date.now()
  let longestMs = 0
  return {
    async prepare() {
      id ||= (await startImport(db, STAFF)).id
    },
    async once() {
      await until('it has ended', () => hasEnded(db, id), LIMIT_MS)
      longestMs ||= Date.now() - begun
    },
    async outcome() {
      const posts = await db.selectFrom('blog_posts').select('slug').execute()
      const { outcomes } = await runOf(db, id)
      const counts = { tries: ARTICLES, acknowledged: outcomes.length, longestMs }
      const slugs = new Set(posts.map(({ slug }) => slug))
      return { ...counts, lost: ARTICLES - slugs.size, doubled: posts.length - slugs.size }
    },
  }
}

const countsOf = ({ tried, references, longestMs }: Visitors) => ({
  tries: tried,
  acknowledged: references.size,
  longestMs,
})

/** What was promised before the fault came. */
const all = (count: number) => ({ tries: count, acknowledged: count })
