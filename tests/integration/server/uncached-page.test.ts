import { expect, test } from 'vitest'
import { openSqlite } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { startWeb } from '../../sites/two-webs.ts'

const ENCODINGS = ['br', 'gzip', 'identity']

test('a page of the words of its address leaves in the form that its visitor takes', async () => {
  await shared('build')
  const web = await startWeb((await openSqlite()).env)
  const ask = async (encoding: string, path: string) => {
    const answer = await fetch(web + path, { headers: { 'accept-encoding': encoding } })
    return { used: answer.headers.get('content-encoding'), html: await answer.text() }
  }

  const apart = []
  for (const encoding of ENCODINGS) apart.push(await ask(encoding, '/towns/old-harbor'))
  expect(apart.map(({ used }) => used)).toEqual(['br', 'gzip', null])
  expect(new Set(apart.map(({ html }) => html)).size).toBe(1)
  expect(apart[0]?.html).toContain('Old Harbor')

  // Whoever waits for the same render with another encoding gets it plain.
  const atOnce = await Promise.all(ENCODINGS.map((encoding) => ask(encoding, '/towns/new-harbor')))
  expect(new Set(atOnce.map(({ html }) => html)).size).toBe(1)
  expect(atOnce[0]?.html).toContain('New Harbor')
  for (const [i, { used }] of atOnce.entries()) expect([ENCODINGS[i], null]).toContain(used)
})
