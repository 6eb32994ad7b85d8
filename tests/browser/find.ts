import { existsSync } from 'node:fs'
import type { Browser } from './options.ts'
import { unpackedBrowser } from './packaged.ts'

/** The headless shell first: a visit costs it a third of the processor time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * The browser of the tests: the one that `CHROMIUM_PATH` names, one that is installed, the one that
 * comes with npm for Linux on x64, or else Playwright's own, which says how to install it.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`)
  const executablePath = named || INSTALLED.find((path) => existsSync(path))
  if (executablePath) return { executablePath }
  return process.platform === 'linux' && process.arch === 'x64' ? unpackedBrowser() : {}
}
