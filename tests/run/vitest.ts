/**
 * node launch/run.js tests/run/vitest.ts PROJECT REPORT [WORD…]: runs a project's tests, those that
 * the words choose, and writes their outcomes to REPORT.
 */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
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
await vitest.close()

function narrowed(file: TestSpecification): TestSpecification {
  const testNamePattern = titlePattern(words, pathOf(file))
  if (!testNamePattern) return file
  return file.project.createSpecification(file.moduleId, { testNamePattern })
}

function pathOf(file: TestSpecification): string {
  return relative(process.cwd(), file.moduleId)
}
