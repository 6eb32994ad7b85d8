import { existsSync } from 'node:fs'
import { fetchFromDebian, fetchFromPlaywright } from './fetch.ts'
import type { Browser } from './options.ts'
import { unpackedBrowser } from './packaged.ts'

export interface Candidate {
  source: string
  /** Explicitly configured, so that nothing else is tried. */
  required?: boolean
  /**
   * Makes it ready.
   * @returns How to start it.
   * @throws Error with why it cannot be had.
   */
  provide(): Promise<Omit<Browser, 'source'>>
}

/** The headless shell first: a visit costs it a third of the processor time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** In the order in which they are tried: what is there, then what comes with npm, then downloads. */
export function candidates(): Candidate[] {
  const named = process.env.CHROMIUM_PATH
  if (named) return [{ ...installed(named), source: `${named} (CHROMIUM_PATH)`, required: true }]
  return [
    ...SYSTEM.map(installed),
    { source: "Playwright's own", provide: async () => ({}) },
    { source: 'the npm package @sparticuz/chromium', provide: unpackedBrowser },
    { source: 'npx playwright install chromium', provide: fetchFromPlaywright },
    { source: 'apt-get install chromium', provide: fetchFromDebian },
  ]
}

function installed(path: string): Candidate {
  return {
    source: path,
    async provide() {
      if (!existsSync(path)) throw new Error('there is no such file')
      return { executablePath: path }
    },
  }
}
