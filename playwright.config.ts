import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/browser/find.ts'
import { launchOptions } from './tests/browser/options.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e-site.ts',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  // The machines that test are small and shared; speed is measured elsewhere.
  expect: { timeout: 15_000 },
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
