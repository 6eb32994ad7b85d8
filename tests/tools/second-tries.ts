/** How often a test that failed is tried again: never, but for `.ci/run`, whose summary then names it and why it failed at first. */
export const secondTries = Number(process.env.TEST_RETRIES ?? 0)
