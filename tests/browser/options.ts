import type { LaunchOptions } from '@playwright/test'

export interface Browser {
  /** Where it was found, for the log. */
  source: string
  /** Playwright's own when it is not given. */
  executablePath?: string
  /** Additional environment variables for its process. */
  env?: Record<string, string>
}

export function launchOptions({ executablePath, env }: Browser): LaunchOptions {
  return {
    executablePath,
    // The sandbox refuses to run as root and in most containers; the pages are our own.
    args: ['--no-sandbox'],
    env: env && { ...(process.env as Record<string, string>), ...env },
  }
}
