import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { publicFiles } from './launch/public-files.ts'
import { soaking } from './tests/tools/soaking.ts'

/**
 * What changes the process that a test runs in, starts others, or leaves connections open in it. The
 * other integration tests share a process: one of its own, and its imports, cost a file 1.2 s of
 * processor time.
 */
const NEEDS_ITS_OWN = [
  /vi\.(mock|stub|useFake|spy|setConfig)|process\.env|process\.on|globalThis|staffSite/,
  /worker-process|web-site|launched|refusing-site|prepare-site|staff-desk|\/site\.ts/,
  /spawn|fork\(|openOwnServer|makePreview|runLimited|fetch\(|listen\(|serve\(|[qQ]ueue|startS3|Peer/,
]
const together = globSync('tests/integration/**/*.test.ts').filter((file) => {
  const text = readFileSync(file, 'utf8')
  return !NEEDS_ITS_OWN.some((need) => need.test(text))
})

/** Only ends what hangs: whatever is slow may take its time. */
const LIMIT_MS = 300_000
const limits = { testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS }

const plugins = [publicFiles()]
const integration = {
  ...limits,
  globalSetup: 'tests/servers/setup.ts',
  // Many of these tests wait for other processes most of the time.
  maxWorkers: 3 * availableParallelism(),
}

export default defineConfig({
  test: {
    // How long the servers of a whole run may take to stop.
    teardownTimeout: 60_000,
    projects: [
      {
        plugins,
        test: {
          ...limits,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Nothing here keeps a state that the next file could meet.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        plugins,
        test: {
          ...integration,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: together,
        },
      },
      {
        plugins,
        test: { ...integration, name: 'integration-together', include: together, isolate: false },
      },
      {
        plugins,
        test: {
          ...integration,
          name: 'faults',
          // The long campaigns fill the machine by themselves.
          ...(soaking && { maxWorkers: availableParallelism() }),
          // A rolling update builds the site of an older commit.
          include: ['tests/faults/**/*.test.ts', ...(soaking ? ['tests/versions/*.test.ts'] : [])],
        },
      },
    ],
  },
})
