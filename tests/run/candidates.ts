import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isChosen } from './words.ts'

const IMPORTED = /from '(\.[^']+\.tsx?)'/g

/**
 * Whether a file may have tests that the words choose: titles are known for certain only once it runs,
 * but they are made of its own text and of what it imports.
 */
export function mayHaveChosen(words: string[], file: string): boolean {
  const text = readFileSync(file, 'utf8')
  if (isChosen(words, file, text)) return true
  return [...text.matchAll(IMPORTED)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter(existsSync)
    .some((path) => isChosen(words, '', readFileSync(path, 'utf8')))
}
