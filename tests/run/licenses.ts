/** Fails for a production dependency whose license nobody has looked at; needs no network. */
import { readFileSync } from 'node:fs'
import { licenseProblems } from './license-problems.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const problems = licenseProblems(packages)
for (const problem of problems) console.error(`${problem}: see tests/run/license-problems.ts`)
process.exitCode = problems.length > 0 ? 1 : 0
