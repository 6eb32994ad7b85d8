import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../db/open.ts'
import { attachmentStates } from '../../../src/attachments/api.ts'
import type { Scanner } from '../../../worker/scanner/clamd.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openScanSetup, sha256 } from '../../samples/scan-setup.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { PartVisitor } from '../../sites/part-visitor.ts'
import { openIntake } from './intake.ts'

const { bytes } = acceptedFiles.jpg!
const VIRUS = Buffer.from('what the scanner takes for a virus')
const scanner: Scanner = {
  scan: async (body) =>
    (await buffer(body)).includes(VIRUS)
      ? { found: 'malware', signature: 'A virus' }
      : { found: 'nothing' },
}

const asked = (body: string) =>
  new Request('http://site.example/api/attachments/states', { method: 'POST', body })

onBothDatabases('a file that came in parts', (open) => {
  test('is being checked until the scanner has said what it is', async () => {
    const { db, dataDir } = await open()
    const intake = await openIntake(db, { quarantine: true })
    onTestFinished(() => intake.close())
    const { scan, objectsOf } = openScanSetup({ db, dataDir }, intake.deps.store, scanner)
    const visitor = new PartVisitor(intake.url)
    const send = async (name: string, file: Buffer): Promise<string> => {
      const { path } = await visitor.begin(name, file.length)
      await visitor.send(path, 0, file)
      const { body } = await visitor.finish(path)
      expect(body.checking).toBe(true)
      return body.id
    }
    const clean = await send('bow.jpg', bytes)
    const infected = await send('stern.jpg', Buffer.concat([bytes, VIRUS]))
    const ask = async (...ids: string[]) =>
      (await attachmentStates(db, asked(JSON.stringify({ ids })))).json()
    expect(await ask(clean, infected, randomUUID())).toEqual({
      [clean]: 'being checked',
      [infected]: 'being checked',
    })
    expect(await objectsOf(clean)).toEqual({ quarantined: sha256(bytes), released: undefined })
    for (const id of [clean, infected]) await scan(id)
    expect(await ask(clean, infected)).toEqual({ [clean]: 'clean', [infected]: 'infected' })
    expect(await objectsOf(infected)).toEqual({ quarantined: undefined, released: undefined })
    // A file of a lead is nobody's business any more.
    await acceptLead(db, { attachmentIds: [clean] })
    expect(await ask(clean)).toEqual({})
  })
})

test.each(['', '{', '{"ids":"x"}', '{"ids":["not-an-id"]}', `{"ids":${JSON.stringify(ids(11))}}`])(
  'the question %j is refused',
  async (body) => {
    const db = openDatabase(':memory:')
    expect((await attachmentStates(db, asked(body))).status).toBe(400)
    await db.destroy()
  },
)

function ids(count: number): string[] {
  return Array.from({ length: count }, () => randomUUID())
}
