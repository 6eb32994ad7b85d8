/**
 * node launch/run.js tests/run/vitest.ts PROJECT REPORT [WORD…]: runs a project's tests, those that
 * the words choose, and writes their outcomes to REPORT.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createVitest, type TestSpecification } from 'vitest/node'
import { mayHaveChosen } from './candidates.ts'
import FaultTable from './fault-table.ts'
import { VitestReport } from './vitest-report.ts'
import { titlePattern } from './words.ts'

const [project = '', report = '', ...words] = process.argv.slice(2)

const vitest = await createVitest('test', {
  project: `${project}*`,
  watch: false,
  allowOnly: false,
  hideSkippedTests: words.length > 0,
  reporters: ['default', new VitestReport(report, words), new FaultTable()],
})
// Otherwise its own reporters do not know it yet.
await vitest.standalone()
const files = await vitest.globTestSpecifications()
const chosen = files.filter((file) => mayHaveChosen(words, pathOf(file))).map(narrowed)
if (chosen.length > 0) await vitest.runTestSpecifications(chosen, true)
else writeFileSync(report, '[]')
await closeInTime()
// Every outcome is in the report: nothing that a test left open may keep the run from going on.
process.exit()

/** A server that does not stop is named, and left behind. */
async function closeInTime() {
  const closed = vitest.close().then(() => true)
  if (await Promise.race([closed, sleep(vitest.config.teardownTimeout, false)])) return
  console.error(
    `The tests have ended, but not what they started: ${process.getActiveResourcesInfo()}`,
  )
  for (const command of childCommands()) console.error(`  ${command}`)
}

/** The command lines of the processes that this one has started and that still run, on Linux. */
function childCommands(): string[] {
  const lists = globSync(`/proc/${process.pid}/task/*/children`)
  return (
    lists
      .flatMap((list) => readFileSync(list, 'utf8').trim().split(' '))
      .filter(Boolean)
      .map((pid) => `/proc/${pid}/cmdline`)
      // It may have ended meanwhile.
      .filter(existsSync)
      .map((file) => readFileSync(file, 'utf8').replaceAll('\0', ' '))
  )
}

function narrowed(file: TestSpecification): TestSpecification {
  const testNamePattern = titlePattern(words, pathOf(file))
  if (!testNamePattern) return file
  return file.project.createSpecification(file.moduleId, { testNamePattern })
}

function pathOf(file: TestSpecification): string {
  return relative(process.cwd(), file.moduleId)
}
