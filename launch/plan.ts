import type { Pauses } from './part.ts'

/** One process of the site, and how it is started. */
export interface PlannedPart {
  name: string
  command: [program: string, ...args: string[]]
  pauses: Pauses
}

/** What `prepare.ts` has found out: all that the process needs which keeps the site running. */
export interface Plan {
  parts: PlannedPart[]
  /** With what `.env` adds. */
  env: NodeJS.ProcessEnv
  /** What is printed once every part is up. */
  notice: string
}

/** What `prepare.ts` tells the process that started it. */
export type Preparing =
  /** Asks for a lock that must be held as long as the site runs; the answer is whether it is. */
  { lock: string } | { checked: true } | { plan: Plan }

export interface Locked {
  locked: boolean
}
