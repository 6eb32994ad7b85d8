import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/open.ts'
import { keepTrying } from './keep-trying.ts'

/** What a visitor types into the quote form, save by save. */
const TYPED: [field: string, value: string][] = [
  ['first_name', 'Pat'],
  ['last_name', 'Visitor'],
  ['zipCode', '06604'],
]

/** Visitors who fill in the quote form with its script, which saves again what was not answered. */
export class DraftVisitors {
  /** The submission keys of the forms whose every save was acknowledged. */
  readonly saved = new Set<string>()
  tried = 0
  longestMs = 0
  readonly #site: string

  constructor(site: string) {
    this.#site = site
  }

  /** A new visitor's form, until every save is acknowledged. */
  async fillOne(): Promise<void> {
    this.tried++
    const begun = Date.now()
    const submissionKey = randomUUID()
    const tab = randomUUID()
    let [cookie, seen] = ['', 0]
    for (const [at, [field, value]] of TYPED.entries()) {
      const save = { tab, number: at + 1, seen, submissionKey, fields: { [field]: value } }
      const answer = await keepTrying(`${this.#site}/api/drafts/quote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(save),
      })
      const { draft } = JSON.parse(answer.text)
      cookie = answer.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie
      seen = draft?.revision ?? seen
    }
    this.saved.add(submissionKey)
    this.longestMs = Math.max(this.longestMs, Date.now() - begun)
  }
}

/** What became of the drafts: lost is one without everything that was typed, doubled one that was opened twice. */
export async function outcomeOfDrafts(db: Db, { saved }: DraftVisitors) {
  const rows = await db.selectFrom('drafts').select(['submission_key', 'data']).execute()
  const ours = rows.filter(({ submission_key }) => saved.has(submission_key ?? ''))
  const whole = ours.filter(({ data }) => {
    const stored = JSON.parse(data)
    return TYPED.every(([field, value]) => stored[field] === value)
  })
  const wholeKeys = new Set(whole.map(({ submission_key }) => submission_key))
  return { lost: saved.size - wholeKeys.size, doubled: whole.length - wholeKeys.size }
}
