import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { publicFiles } from './launch/public-files.ts'
import { testsTogether } from './tests/run/together.ts'
import { secondTries } from './tests/tools/second-tries.ts'
import { soaking } from './tests/tools/soaking.ts'

const together = testsTogether()
const plugins = [publicFiles()]
const integration = {
  globalSetup: 'tests/servers/setup.ts',
  retry: secondTries,
  // Many of these tests wait for other processes most of the time: two at once on each core.
  maxWorkers: 3 * availableParallelism(),
  // They guard against a hang only: whatever is slow may take its time.
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

export default defineConfig({
  test: {
    // How long the servers of a whole run may take to stop.
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Nothing here keeps a state that the next file could meet.
          pool: 'threads',
          isolate: false,
          testTimeout: integration.testTimeout,
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
        test: {
          ...integration,
          name: 'faults',
          // The long campaigns fill the machine by themselves.
          ...(soaking && { maxWorkers: availableParallelism() }),
          include: [
            'tests/faults/**/*.test.ts',
            // Builds the site of an older commit.
            ...(soaking ? ['tests/versions/*.test.ts'] : []),
          ],
        },
      },
      {
        plugins,
        test: { ...integration, name: 'integration-together', include: together, isolate: false },
      },
    ],
  },
})
