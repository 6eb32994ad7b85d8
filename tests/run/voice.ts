import { globSync, readFileSync } from 'node:fs'
import { wrongWords } from './wrong-words.ts'

/** Files with texts for visitors and staff; the code in them is checked as well. */
const TEXTS = ['db/seed/**/*.{ts,md}', 'src/**/*.{ts,tsx}', 'worker/emails/*.{ts,tsx}']

const voice = readFileSync('docs/voice.md', 'utf8')
const files = TEXTS.flatMap((pattern) => globSync(pattern))
const problems = files.flatMap((file) =>
  wrongWords(voice, readFileSync(file, 'utf8')).map(({ line, word }) => `${file}:${line} ${word}`),
)
if (files.length === 0) problems.push('no text was found')
for (const problem of problems) console.error(problem)
if (problems.length > 0) console.error('See docs/voice.md for what to write instead.')
process.exitCode = problems.length > 0 ? 1 : 0
