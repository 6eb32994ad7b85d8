/**
 * How often a test that failed is tried again: never, unless TEST_RETRIES says so. `.ci/run` allows one
 * try more, and the summary of a run names every test that needed it.
 */
export const testRetries = Number(process.env.TEST_RETRIES ?? 0)
