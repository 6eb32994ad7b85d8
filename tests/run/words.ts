/**
 * The words after `npm test --`: a test is chosen when its file's path or its title contains one of
 * them, in capitals or not. Without words every test is.
 */
export function isChosen(words: string[], file: string, title: string): boolean {
  return titlePattern(words, file)?.test(title) ?? true
}

/**
 * The tests that the words choose.
 * @param isSerial Whether tests of a file need what those before them have left: it is then chosen as a whole.
 */
export function chosenTests<T extends { file: string; title: string }>(
  tests: T[],
  words: string[],
  isSerial: (file: string) => boolean,
): T[] {
  const chosen = new Set(tests.filter(({ file, title }) => isChosen(words, file, title)))
  const wholeFiles = new Set([...chosen].map(({ file }) => file).filter(isSerial))
  return tests.filter((test) => chosen.has(test) || wholeFiles.has(test.file))
}

/** What a title must match when its file is this one; undefined when every title will do. */
export function titlePattern(words: string[], file: string): RegExp | undefined {
  const pattern = new RegExp(words.map(escaped).join('|'), 'i')
  return pattern.test(file) ? undefined : pattern
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
