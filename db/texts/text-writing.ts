import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import type { Database } from '../schema/index.ts'
import type { VersionOrigin } from '../schema/text-versions.ts'
import { recordAudit } from '../staff/audit.ts'
import {
  addVersion,
  addVersionIfNew,
  findVersion,
  revisionOf,
  type TextColumns,
} from '../versions.ts'
import type { StoredText, TextStore } from './text-store.ts'

interface TextChange {
  slug: string
  /** The revision that was shown when the change began. */
  revision: string
  staff: { email: string }
}

export type TextOutcome<Page> =
  /** `isChanged` is false if the page said the same before. */
  | { done: true; isChanged: boolean }
  /** Someone else has changed the page since: `current` is what it says now. */
  | { refused: 'changed'; current: StoredText<Page> }
  /** No such page, no such version, or no built-in text. */
  | { refused: 'gone' }

/** Saves what staff typed. The former text stays as a version. */
export function saveText<Page, Text>(
  db: Db,
  store: TextStore<Page, Text>,
  change: TextChange & { text: Text },
): Promise<TextOutcome<Page>> {
  return replaceText(db, store, change, 'edit', async () => store.columnsOf(change.text))
}

/** Brings a former version back, as a new one. */
export function bringBack<Page, Text>(
  db: Db,
  store: TextStore<Page, Text>,
  change: TextChange & { versionId: string },
): Promise<TextOutcome<Page>> {
  return replaceText(db, store, change, 'return', async (tx, current) => {
    const page = { kind: store.kind, slug: change.slug }
    const version = await findVersion(tx, page, change.versionId)
    // Through the page's own types, so that a version of an older release is complete.
    return version && store.columnsOf(store.textOf(current.withColumns(version.columns)))
  })
}

/** Returns to the text of this release; corrections of later releases then arrive again. */
export function returnToBuiltIn<Page, Text>(
  db: Db,
  store: TextStore<Page, Text>,
  change: TextChange,
): Promise<TextOutcome<Page>> {
  return replaceText(db, store, change, 'built-in', async () => store.builtIn(change.slug))
}

const ACTIONS: Record<Exclude<VersionOrigin, 'site'>, string> = {
  edit: 'text-edited',
  return: 'text-version-returned',
  'built-in': 'text-built-in-returned',
}

function replaceText<Page, Text>(
  db: Db,
  store: TextStore<Page, Text>,
  { slug, revision, staff }: TextChange,
  origin: keyof typeof ACTIONS,
  columnsFor: (
    tx: Transaction<Database>,
    current: StoredText<Page>,
  ) => Promise<TextColumns | undefined>,
): Promise<TextOutcome<Page>> {
  return db.transaction().execute(async (tx) => {
    // First, because its row serializes all writers of texts.
    await raiseSiteRevision(tx)
    const current = await store.find(tx, slug)
    const columns = current && (await columnsFor(tx, current))
    if (!columns) return { refused: 'gone' }
    if (revisionOf(current.columns) !== revision) return { refused: 'changed', current }
    const isSame = revisionOf(columns) === revision
    const editedAt = origin === 'built-in' ? null : new Date().toISOString()
    if (isSame && (editedAt !== null || current.editedAt === null)) {
      return { done: true, isChanged: false }
    }
    const madeAt = new Date().toISOString()
    const page = { kind: store.kind, slug }
    // What is no version yet came with the site, or with a release since the last version.
    const former = { origin: 'site', staffEmail: undefined, columns: current.columns } as const
    await addVersionIfNew(tx, page, { ...former, madeAt })
    await store.write(tx, slug, columns, editedAt)
    await addVersion(tx, page, { origin, staffEmail: staff.email, madeAt, columns })
    await recordAudit(tx, { staff, action: ACTIONS[origin], about: `${store.kind}/${slug}` })
    return { done: true, isChanged: true }
  })
}
