import type { LaunchOptions } from '@playwright/test'

export interface Browser {
  /** Playwright's own when it is not given. */
  executablePath?: string
  /** Additional environment variables for its process. */
  env?: Record<string, string>
  /** Whether it must draw in a process of its own. */
  drawsApart?: boolean
}

export function launchOptions({ executablePath, env }: Browser) {
  return {
    executablePath,
    // The sandbox refuses to run as root and in most containers; the pages are our own.
    args: ['--no-sandbox'],
    env: env && { ...(process.env as Record<string, string>), ...env },
  } satisfies LaunchOptions
}

/** A context starts no second renderer to have one ready. */
const ONE_RENDERER = '--renderer-process-limit=1'
/** The network service in the browser's process too makes tests 5 % faster, but then some browsers crash at their start. */
const DRAWS_ITSELF = '--in-process-gpu'
/** On a busy machine it takes a process that draws slowly for one that hangs, and ends it. */
const NO_WATCHDOG = '--disable-gpu-watchdog'
/** By its answers the browser takes a busy machine for a phone with two bars, on which a form waits for a touch. */
const FAST_NETWORK = '--force-effective-connection-type=4G'

/** Compiling a script for speed takes longer than a test runs it, above all the rules of axe. */
const UNOPTIMIZED = '--js-flags=--no-maglev --no-turbofan'

/**
 * With a fifth less processor time for a page in a new context, which has one renderer in place of two, while most browsers
 * draw in their own process; and nothing is compiled for speed. Not for what is measured or pictured as a visitor's browser has it.
 */
export function thriftyLaunchOptions(browser: Browser): LaunchOptions {
  const { args, ...options } = launchOptions(browser)
  return {
    ...options,
    args: [
      ...args,
      ONE_RENDERER,
      NO_WATCHDOG,
      FAST_NETWORK,
      ...(browser.drawsApart ? [] : [DRAWS_ITSELF]),
      UNOPTIMIZED,
    ],
  }
}
