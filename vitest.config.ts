import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/{unit,integration,faults}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/postgres-for-all.ts', 'tests/s3-for-all.ts'],
    pool: 'forks',
    // Every file works with real servers and processes: more at once than this only makes them slow.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The machines that test are shared: a fault test that waits for real servers gets a second chance
    // there, and none on a developer's own.
    retry: process.env.CI ? 1 : 0,
  },
})
