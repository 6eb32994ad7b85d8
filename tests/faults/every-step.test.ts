import { expect, test } from 'vitest'
import { articleSlugs } from '../../db/writing/articles.ts'
import { every } from '../../worker/queue/repeat.ts'
import { expectWholePosts } from '../samples/imports.ts'
import { describeWith } from '../servers/describe-with.ts'
import { hurryJobs } from '../sites/free-jobs.ts'
import { recordFault } from '../tools/record-fault.ts'
import { soaking } from '../tools/soaking.ts'
import { ACTIVITIES, type Activity } from './activities.ts'
import { unexplainedRepeats } from './lead-messages.ts'
import { type StepSite, startStepSite } from './step-site.ts'
import { NETWORK_FAULTS, PROCESS_FAULTS, type StepFault, strike, type Target } from './strike.ts'

/** The first pieces on the wire, of which most activities have fewer; or else one in the middle of each. */
const STEPS = soaking ? Array.from({ length: 24 }, (_, at) => at + 1) : ['in the middle']
const TEST_LIMIT_MS = soaking ? 2_400_000 : 900_000
const HURRY_MS = 200

const OF_WEB: Target[] = [
  { doing: 'lead', middle: 2, way: 'web to database' },
  { doing: 'upload', middle: 4, way: 'web to database' },
  { doing: 'upload', middle: 1, way: 'web to object store' },
  { doing: 'draft', middle: 4, way: 'web to database', ends: 'stop' },
  { doing: 'export', middle: 4, way: 'web to database', ends: 'kill' },
]
const OF_WORKER: Target[] = [
  { doing: 'import', way: 'worker to database', from: 'blog_posts', middle: 2, ends: 'stop' },
  { doing: 'message', way: 'worker to database', from: 'deliveries', middle: 2 },
  { doing: 'message', middle: 3, way: 'worker to mail server' },
  { doing: 'scan', way: 'worker to database', from: 'attachments', middle: 2, ends: 'kill' },
  { doing: 'scan', middle: 1, way: 'worker to object store' },
  { doing: 'scan', middle: 1, way: 'worker to scanner' },
]
const TARGETS = [OF_WEB, OF_WORKER]
const WITH_DATABASE = TARGETS.flat().filter(({ way }) => way.endsWith('database'))
/** Those during which the database crashes; `imports-outlive-outages` stops it during an import. */
const OF_CRASHES = WITH_DATABASE.filter(
  ({ doing, ends }) => (soaking || ends) && doing !== 'import',
)

interface Row {
  fault: string
  activity: Activity
  done: Promise<unknown>[]
}

describeWith(['postgres', 's3', 'clamd'], 'each part fails', () => {
  test.for<number | string>(STEPS)(
    'at step %s of what visitors, staff and the worker do',
    { timeout: TEST_LIMIT_MS },
    async (step, { skip }) => {
      const site = await startStepSite(skip)
      const rows: Row[] = []
      const theImport = ACTIVITIES.import(site)
      const endHurry = hurry(site)
      await Promise.all(TARGETS.map(oneAfterTheOther))
      for (const target of OF_CRASHES) await strikeWith(target, ['database crash'])
      await Promise.all(rows.flatMap(({ done }) => done))
      await endHurry()
      for (const { fault, activity } of rows) {
        const outcome = await activity.outcome()
        recordFault({ fault, database: 'Postgres', ...outcome })
        expect({ fault, ...outcome }).toMatchObject({
          acknowledged: outcome.tries,
          lost: 0,
        })
      }
      if (soaking) expect(await expectWholePosts(site.db)).toEqual(articleSlugs())
      expect(await unexplainedRepeats(site.peer, site.db)).toEqual([])

      /** Each process has its own ways, so two of them can be struck at once. */
      async function oneAfterTheOther(targets: Target[]) {
        for (const target of targets) {
          await strikeWith(target, NETWORK_FAULTS)
          await strikeWith(target, endsOf(target))
        }
      }

      async function strikeWith(target: Target, faults: readonly StepFault[]) {
        const { doing, way } = target
        if (faults.length === 0) return
        const activity = doing === 'import' ? theImport : ACTIVITIES[doing](site)
        const done: Promise<unknown>[] = []
        for (const fault of faults) {
          const struck = await strike(site, activity, {
            ...target,
            fault,
            step: typeof step === 'number' ? step : target.middle,
          })
          done.push(struck.done)
          // What a worker does goes on with the next retry of the queue.
          if (way.startsWith('web')) await struck.done
          if (!soaking)
            expect({ ...target, fault, came: struck.came }).toMatchObject({ came: true })
        }
        rows.push({ fault: `${doing}, ${way}: ${faults.join(', ')}`, activity, done })
      }
    },
  )
})

/** How the process that does it ends: in every way, or once in each. */
function endsOf({ way, ends }: Target): readonly StepFault[] {
  if (!soaking) return ends ? [ends] : []
  return way.endsWith('database') ? PROCESS_FAULTS : []
}

/** Spares the test the minutes that the queue waits before it tries again. The long campaign has them. */
function hurry({ db }: StepSite): () => Promise<void> {
  if (soaking) return async () => {}
  // The database may be the part that fails.
  return every(
    HURRY_MS,
    () => hurryJobs(db),
    () => {},
  )
}
