/**
 * The worker process: `node dist/worker.js`, run by the launcher or on its own.
 * If it cannot start, it prints one sentence and exits with a non-zero status.
 */
import { runWorker } from './run.ts'

await runWorker()
