import { setTimeout as sleep } from 'node:timers/promises'
import type { NetworkFault } from '../servers/striking-proxy.ts'
import { soaking } from '../tools/soaking.ts'
import type { ACTIVITIES, Activity } from './activities.ts'
import type { StepSite, Way } from './step-site.ts'

/** How long a fault lasts at most. It ends sooner when nobody waits for its end. */
const LASTS_MS = soaking ? 5000 : 500

export const NETWORK_FAULTS: NetworkFault[] = ['refuse', 'cut', 'stall', 'garble']
export const PROCESS_FAULTS = ['kill', 'stop'] as const
export type StepFault = NetworkFault | (typeof PROCESS_FAULTS)[number] | 'database crash'

/** Something to do, and the way on which the fault comes. */
export interface Target {
  doing: keyof typeof ACTIVITIES
  way: Way
  /** Steps are counted from the first piece with these words: a worker asks for work all the time. */
  from?: string
  /** A step that it has for certain. */
  middle: number
  /** How `npm test` ends its process once. */
  ends?: (typeof PROCESS_FAULTS)[number]
}

/**
 * Lets a fault come at one step of an activity, and ends it.
 * @returns Whether the activity has so many steps; and its end, which may take a retry of the queue.
 */
export async function strike(
  site: StepSite,
  activity: Activity,
  { way, from, fault, step }: Target & { fault: StepFault; step: number },
): Promise<{ came: boolean; done: Promise<unknown> }> {
  const proxy = site.ways[way]
  const { act, repair } = deedOf(site, way, fault)
  await activity.prepare?.()
  const struck = proxy.strike({ from, step }, act).then(() => true)
  const done = activity.once()
  // It is waited for later; until then its failure is no unhandled one.
  done.catch(() => {})
  const came = await Promise.race([struck, done.then(() => false)])
  // A cut lasts no time: what was struck is tried again at once, and may be done before the next fault is armed.
  if (came && fault !== 'cut') await Promise.race([done, sleep(LASTS_MS)])
  // The long campaign waits until those who use a stalled connection give it up.
  proxy.mend({ tellsStalled: !soaking })
  if (came) await repair()
  return { came, done }
}

function deedOf(site: StepSite, way: Way, fault: StepFault) {
  const member = way.startsWith('web') ? site.web : site.worker
  let down: Promise<unknown> | undefined
  const ended = (begin: () => Promise<unknown>, again: () => Promise<unknown>) => ({
    act: () => {
      down = begin()
    },
    repair: async () => {
      await down
      await again()
    },
  })
  const start = () => member.start()
  if (fault === 'kill') return ended(() => member.kill(), start)
  if (fault === 'stop') return ended(() => member.stop(), start)
  const { server } = site
  if (fault === 'database crash')
    return ended(
      () => server.crash(),
      () => server.start(),
    )
  return { act: fault, repair: async () => {} }
}
