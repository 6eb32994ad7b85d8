import { globSync, readFileSync } from 'node:fs'

/** What changes the process that a test runs in, starts others, or leaves connections open in it. */
const NEEDS_ITS_OWN = [
  /vi\.(mock|stub|useFake|spy|setConfig)|process\.env|process\.on|globalThis|staffSite/,
  /worker-process|web-site|launched|refusing-site|prepare-site|staff-desk|\/site\.ts/,
  /spawn|fork\(|openOwnServer|makePreview|runLimited|fetch\(|listen\(|serve\(|[qQ]ueue|startS3|Peer/,
]

/**
 * The integration tests that only work on databases and in files. Many files of them can run
 * in one process, one after the other: a process of its own and its imports cost a file 1.2 s of
 * processor time.
 */
export function testsTogether(): string[] {
  return globSync('tests/integration/**/*.test.ts').filter((file) => {
    const text = readFileSync(file, 'utf8')
    return !NEEDS_ITS_OWN.some((need) => need.test(text))
  })
}
