/**
 * How often a failed test is retried: never, unless TEST_RETRIES is set. `.ci/run` allows one
 * retry, and the summary of a run names every test that needed it.
 */
export const testRetries = Number(process.env.TEST_RETRIES ?? 0)
