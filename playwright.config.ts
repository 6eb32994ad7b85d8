import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/browser/find.ts'
import { launchOptions } from './tests/browser/options.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e-site.ts',
  outputDir: 'test-results/e2e',
  workers: 3,
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
    launchOptions: launchOptions(browser),
    // A trace of each test costs a third of its time; run a failing one with --trace on.
    trace: 'off',
  },
})
