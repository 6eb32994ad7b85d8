import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clockTime } from '../../../src/settings/office-time.ts'

const VOICE = '```forbidden\n\\be-mail\n\\bshe\\b\n```\n\n```allowed\ndaughter\n```\n'

/** Files with texts for visitors and staff; the code in them is checked as well. */
const TEXTS = ['db/seed/**/*.{ts,md}', 'src/**/*.{ts,tsx}', 'worker/emails/*.{ts,tsx}']

test('no text has a word that docs/voice.md rejects; it says what to write instead', () => {
  const voice = readFileSync('docs/voice.md', 'utf8')
  const files = TEXTS.flatMap((pattern) => globSync(pattern))
  expect(files.length).toBeGreaterThan(0)
  const problems = files.flatMap((file) =>
    wrongWords(voice, readFileSync(file, 'utf8')).map(
      ({ line, word }) => `${file}:${line} ${word}`,
    ),
  )
  expect(problems).toEqual([])
})

test('a forbidden word is found with its line, and a comment or an allowed line is not', () => {
  const text = "'Where she lies',\n// An e-mail\n'Your daughter, if she asks',\n'By e-mail'"
  expect(wrongWords(VOICE, text)).toEqual([
    { line: 1, word: 'she' },
    { line: 4, word: 'e-mail' },
  ])
})

test.each([
  ['09:00', '9 a.m.'],
  ['12:00', 'noon'],
  ['12:30', '12:30 p.m.'],
  ['17:00', '5 p.m.'],
  ['00:15', '12:15 a.m.'],
])('%s is read as %s', (time, words) => {
  expect(clockTime(time)).toBe(words)
})

/** The lines of a text that docs/voice.md rejects, with what it rejects in them; comments and imports aside. */
function wrongWords(voice: string, text: string): { line: number; word: string }[] {
  const forbidden = listed(voice, 'forbidden').map((pattern) => new RegExp(pattern))
  const allowed = listed(voice, 'allowed')
  return text.split('\n').flatMap((content, index) => {
    if (/^\s*(\/\/|\*|\/\*|import\b)/.test(content)) return []
    if (allowed.some((phrase) => content.includes(phrase))) return []
    const found = forbidden.map((pattern) => pattern.exec(content)?.[0]).find(Boolean)
    return found ? [{ line: index + 1, word: found }] : []
  })
}

function listed(voice: string, name: string): string[] {
  const block = voice.split(`\`\`\`${name}\n`)[1]?.split('\n```')[0]
  if (!block) throw new Error(`docs/voice.md has no list of ${name} words`)
  return block.split('\n')
}
