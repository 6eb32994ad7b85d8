/** The lines of a text that docs/voice.md rejects, with what it rejects in them; comments and imports aside. */
export function wrongWords(voice: string, text: string): { line: number; word: string }[] {
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
