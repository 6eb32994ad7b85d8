/**
 * The worker process: `node dist/worker.js`, under the launcher or alone.
 * Ends with a non-zero status and one sentence when it cannot start.
 */
import { runWorker } from './run.ts'

await runWorker()
