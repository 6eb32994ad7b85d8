import { expect, test } from 'vitest'
import { onBothDatabases } from '../../servers/databases.ts'
import { DEFAULT_LIMITS } from '../../sites/launched.ts'
import { PartVisitor } from '../../sites/part-visitor.ts'
import { startTwoWebs } from '../../sites/two-webs.ts'

onBothDatabases('files and drafts of strangers', (open) => {
  test('are bounded for each address, over all processes, and say what to do', async () => {
    const { db, env } = await open()
    const webs = await startTwoWebs({
      ...env,
      ...DEFAULT_LIMITS,
      TRUSTED_PROXIES: '1',
      UPLOAD_LIMIT: '3,5',
      SUBMIT_LIMIT: '1,1,3',
    })
    const files: string[] = []
    for (let at = 0; at < 9; at++) {
      const from = at < 4 ? '203.0.113.7' : `198.51.100.${at}`
      files.push(await upload(webs[at % 2]!, from))
    }
    expect(files).toEqual([
      'stored',
      'stored',
      'stored',
      expect.stringContaining('many files have come from your network'),
      // What was refused used up nothing of what all may store together.
      'stored',
      'stored',
      ...Array(3).fill(expect.stringContaining('cannot be stored at this time')),
    ])
    expect(await db.selectFrom('attachments').select('id').execute()).toHaveLength(5)

    const drafts: number[] = []
    for (let at = 0; at < 6; at++) drafts.push(await openDraft(webs[at % 2]!, '203.0.113.7'))
    expect(drafts).toEqual([...Array(5).fill(303), 429])
    // All together have had enough by then, but not of the first drafts of another address.
    const others: number[] = []
    for (let at = 0; at < 4; at++) others.push(await openDraft(webs[at % 2]!, '203.0.113.8'))
    expect(others).toEqual([303, 303, 303, 429])
  })
})

onBothDatabases('files that are announced', (open) => {
  test('take nothing of what all may store before they have arrived, and at once no more than that', async () => {
    const { db, env } = await open()
    const webs = await startTwoWebs({
      ...env,
      ...DEFAULT_LIMITS,
      TRUSTED_PROXIES: '1',
      UPLOAD_LIMIT: '3,5',
    })
    const bytes = Buffer.from('%PDF-1.4 a policy')
    const parts = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const visitor = new PartVisitor(webs[at % 2]!, `198.51.100.${at}`)
        const { status, path } = await visitor.begin('policy.pdf', bytes.length)
        return { visitor, status, path }
      }),
    )
    expect(parts.map(({ status }) => status)).toEqual(Array(12).fill(201))
    expect(await upload(webs[0]!, '203.0.113.7')).toBe('stored')
    const answers = await Promise.all(
      parts.map(async ({ visitor, path }) => {
        await visitor.send(path, 0, bytes)
        return visitor.finish(path)
      }),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(answers.length - refused.length).toBe(4)
    for (const { status, body } of refused) {
      expect(status).toBe(503)
      expect(body.error).toContain('cannot be stored at this time')
    }
    expect(await db.selectFrom('attachments').select('id').execute()).toHaveLength(5)
    const late = await new PartVisitor(webs[1]!, '203.0.113.8').begin('policy.pdf', bytes.length)
    expect(late.status).toBe(429)
    expect(late.text).toContain('cannot be stored at this time')
  })
})

async function upload(site: string, from: string): Promise<string> {
  const body = new FormData()
  body.append('file', new File(['%PDF-1.4 a policy'], 'policy.pdf'))
  const headers = { 'x-forwarded-for': from }
  const answer = await fetch(`${site}/api/attachments`, { method: 'POST', body, headers })
  const { error } = await answer.json()
  return answer.status === 201 ? 'stored' : `${answer.status} ${error}`
}

async function openDraft(site: string, from: string): Promise<number> {
  const body = new FormData()
  body.append('step', 'insurance')
  body.append('insurance_type', 'boat')
  const headers = { 'x-forwarded-for': from }
  const init = { method: 'POST', body, headers, redirect: 'manual' } as const
  return (await fetch(`${site}/api/forms/quote`, init)).status
}
