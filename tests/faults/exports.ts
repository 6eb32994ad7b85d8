import type { Db } from '../../db/open.ts'
import { keepTrying } from './keep-trying.ts'

/** Where somebody of staff is signed in. */
interface ExportingSite {
  address: string
  staffCookie: string
  db: Db
}

/** Somebody of staff who exports every lead, and again when the download breaks off. */
export class Exports {
  /** What each file that came whole was lacking, or had twice. */
  readonly wrong: { lost: number; doubled: number }[] = []
  tried = 0
  longestMs = 0
  readonly #site: ExportingSite

  constructor(site: ExportingSite) {
    this.#site = site
  }

  async exportOnce(): Promise<void> {
    this.tried++
    const begun = Date.now()
    const url = `${this.#site.address}/api/staff/leads.jsonl`
    const headers = { cookie: this.#site.staffCookie, 'sec-fetch-site': 'same-origin' }
    const answer = await keepTrying(url, { headers })
    const references = answer.text
      .split('\n')
      .filter(Boolean)
      .map((line): string => JSON.parse(line).Reference)
    const listed = new Set(references)
    const expected = await this.#referencesToExport()
    this.wrong.push({
      lost: expected.filter((reference) => !listed.has(reference)).length,
      doubled: references.length - listed.size,
    })
    this.longestMs = Math.max(this.longestMs, Date.now() - begun)
  }

  /** Those that stood in the database before; others keep arriving. */
  async #referencesToExport(): Promise<string[]> {
    const rows = await this.#site.db
      .selectFrom('submissions')
      .select('reference')
      .where('held_at', 'is', null)
      .where('email', 'like', 'visitor%@example.com')
      .execute()
    return rows.map(({ reference }) => reference)
  }
}
