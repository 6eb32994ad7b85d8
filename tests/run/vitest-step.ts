import { globSync } from 'node:fs'
import { generateStyles } from '../../launch/built.ts'
import { mayHaveChosen } from './candidates.ts'
import type { Outcome } from './outcome.ts'
import { type Output, run } from './process.ts'
import { newReport, readReport } from './report.ts'

/** The chosen tests of a Vitest project, in a process of their own. */
export async function vitestProject(
  project: string,
  words: string[],
  output: Output,
): Promise<Outcome[]> {
  await generateStyles()
  const report = newReport(project)
  const args = ['tests/run/vitest.ts', project, report, ...words]
  const status = await run('launch/run.js', args, {}, { output })
  return readReport(report, status, (outcomes) => outcomes as Outcome[])
}

/** Whether tests of the layers that need the built site may be chosen by the words. */
export function mayChooseBuiltTests(words: string[]): boolean {
  const files = globSync('tests/{integration,faults}/**/*.test.{ts,tsx}')
  return files.some((file) => mayHaveChosen(words, file))
}
