import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect } from 'vitest'
import { pdfOfSize } from '../../samples/files.ts'
import { PartVisitor } from '../../sites/part-visitor.ts'
import { intakeOfFile } from './intake.ts'

export const survey = pdfOfSize(3_000_000)

/** The intake and a visitor who sends files in parts, for the tests of a file; each begins without a file. */
export async function partIntake() {
  const { db, intake } = await intakeOfFile()
  const visitor = new PartVisitor(intake.url)
  afterEach(() => {
    for (const name of intake.parts()) rmSync(join(intake.deps.partsFolder, name))
  })

  async function begin(bytes = survey, name = 'survey.pdf') {
    const { status, path } = await visitor.begin(name, bytes.length)
    expect(status).toBe(201)
    expect(path).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/)
    return path
  }
  return {
    db,
    intake,
    visitor,
    begin,
    /** Begins a file and sends all of it. */
    async sendWhole(bytes: Buffer, name: string) {
      const path = await begin(bytes, name)
      await visitor.send(path, 0, bytes)
      return path
    },
    rows: () => db.selectFrom('attachments').selectAll().execute(),
    counts: () => db.selectFrom('limit_counts').selectAll().orderBy('key').execute(),
  }
}

/** The id of a part, from its address. */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
