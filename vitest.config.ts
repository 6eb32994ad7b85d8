import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'forks',
    // Every file works with real servers and processes: more at once than this only makes them slow.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/{integration,faults}/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/postgres-for-all.ts', 'tests/s3-for-all.ts'],
        },
      },
    ],
  },
})
