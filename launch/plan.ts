import type { Pauses } from './part.ts'

/** One process of the site, and how it is started. */
export interface PlannedPart {
  name: string
  command: [program: string, ...args: string[]]
  pauses: Pauses
}

/** What the process runs that keeps the site running. */
export interface Plan {
  parts: PlannedPart[]
  /** With what `.env` adds. */
  env: NodeJS.ProcessEnv
}

/** What `prepare.ts` tells the process that started it. */
export type Preparing =
  /** Asks for a lock that must be held as long as the site runs; the answer is whether it is. */
  | { lock: string }
  | { checked: true }
  /** What to run, which may be loaded already. */
  | { plan: Plan }
  /** The database is migrated: what is printed once every part is up. */
  | { notice: string }

export interface Locked {
  locked: boolean
}
