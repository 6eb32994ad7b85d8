import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/browser/find.ts'
import { thriftyLaunchOptions } from './tests/browser/options.ts'

const MOST_WORKERS = 8

const browser = await findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/fixtures/shared-site.ts',
  outputDir: 'test-results/e2e',
  // They wait for processes and disks some of the time. Each has a browser and some sites of its own.
  workers: Math.min(2 * availableParallelism(), MOST_WORKERS),
  fullyParallel: true,
  // Both only end what hangs: machines that test are small and shared, and speed is measured elsewhere.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    // Set by the global setup, before this file is read again in the processes that test.
    baseURL: process.env.E2E_ADDRESS,
    browserName: 'chromium',
    launchOptions: thriftyLaunchOptions(browser),
    // The cross-fade from page to page costs as much processor time as the page itself. Tests that are
    // about motion, and about what moves by itself, ask for it.
    reducedMotion: 'reduce',
    // A trace of each test costs a third of its time; run a failing one with --trace on.
    trace: 'off',
  },
})
