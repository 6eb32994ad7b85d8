import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type Broker, findBroker, listBrokers } from '../content/brokers.ts'
import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import type { Database } from '../schema/index.ts'
import type { VersionOrigin } from '../schema/text-versions.ts'
import { recordAudit } from '../staff/audit.ts'
import {
  addVersionIfNew,
  findVersion,
  listVersions,
  removeVersions,
  type TextColumns,
  type TextVersion,
} from '../versions.ts'

/** The fields of a profile that staff edit. */
export type BrokerText = Omit<Broker, 'id' | 'revision'>

type BrokerOutcome =
  | { done: string }
  /** Someone else has saved the profile since it was opened. */
  | { refused: 'changed'; current: Broker }
  | { refused: 'gone' }

interface BrokerChange {
  /** Undefined for a new profile. */
  id: string | undefined
  /** The revision that was edited. */
  revision: number
  text: BrokerText
  staff: { email: string }
  /** Whether the text was typed, or is a former version. */
  origin?: Extract<VersionOrigin, 'edit' | 'return'>
}

/** Saves a profile, or adds one behind the others. Its text becomes a version. */
export async function saveBroker(
  db: Db,
  { id, revision, text, staff, origin = 'edit' }: BrokerChange,
): Promise<BrokerOutcome> {
  return db.transaction().execute(async (tx) => {
    // First, because its row serializes all writers.
    await raiseSiteRevision(tx)
    const current = id === undefined ? undefined : await findBroker(tx, id)
    if (id !== undefined && !current) return { refused: 'gone' }
    if (current && current.revision !== revision) return { refused: 'changed', current }
    const saved = current?.id ?? randomUUID()
    const row = { ...toRow(text), revision: (current?.revision ?? 0) + 1 }
    if (current) await tx.updateTable('brokers').set(row).where('id', '=', saved).execute()
    else {
      const position = (await listBrokers(tx)).length + 1
      const added = { id: saved, position, ...row }
      await tx.insertInto('brokers').values(added).execute()
    }
    await addBrokerVersion(tx, saved, { text, origin, staffEmail: staff.email })
    const action = !current
      ? 'broker-added'
      : origin === 'edit'
        ? 'broker-edited'
        : 'broker-version-returned'
    await recordAudit(tx, { staff, action, about: text.name })
    return { done: saved }
  })
}

/** What became of a profile that was to be removed: what it was, so that its picture can follow. */
type RemovedBroker = { removed: Broker } | Exclude<BrokerOutcome, { done: string }>

/** Removes a profile and its versions, unless somebody has saved it since it was opened. */
export async function removeBroker(
  db: Db,
  { id, revision }: { id: string; revision: number },
  staff: { email: string },
): Promise<RemovedBroker> {
  return db.transaction().execute(async (tx) => {
    await raiseSiteRevision(tx)
    const current = await findBroker(tx, id)
    if (!current) return { refused: 'gone' }
    if (current.revision !== revision) return { refused: 'changed', current }
    await tx.deleteFrom('brokers').where('id', '=', id).execute()
    await removeBrokerVersions(tx, id)
    await tx.deleteFrom('reviews').where('broker_id', '=', id).execute()
    await putInOrder(tx, await listBrokers(tx))
    await recordAudit(tx, { staff, action: 'broker-removed', about: current.name })
    return { removed: current }
  })
}

/** Moves a profile one place on the page. @returns Whether it still exists. */
export async function moveBroker(
  db: Db,
  { id, by }: { id: string; by: 1 | -1 },
  staff: { email: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await raiseSiteRevision(tx)
    const brokers = await listBrokers(tx)
    const from = brokers.findIndex((broker) => broker.id === id)
    const [moved, other] = [brokers[from], brokers[from + by]]
    if (!moved) return false
    if (!other) return true
    await putInOrder(tx, brokers.with(from, other).with(from + by, moved))
    await recordAudit(tx, { staff, action: 'broker-moved', about: moved.name })
    return true
  })
}

async function putInOrder(tx: Transaction<Database>, brokers: Broker[]) {
  for (const [index, { id }] of brokers.entries()) {
    const position = index + 1
    await tx.updateTable('brokers').set({ position }).where('id', '=', id).execute()
  }
}

function toRow(text: BrokerText) {
  return {
    name: text.name,
    title: text.title,
    license_number: text.licenseNumber || null,
    since_year: text.sinceYear ?? null,
    email: text.email || null,
    phone: text.phone || null,
    picture_path: text.picture?.path ?? null,
    picture_width: text.picture?.width ?? null,
    picture_height: text.picture?.height ?? null,
    about: text.about,
    about_html: text.aboutHtml,
    is_shown: text.isShown ? (1 as const) : (0 as const),
  }
}

/** What a version of a profile holds: its words, but not its picture or whether it is shown. */
export type BrokerWords = Pick<
  Broker,
  'name' | 'title' | 'licenseNumber' | 'sinceYear' | 'email' | 'phone' | 'about'
>

type BrokerVersion = TextVersion & { words: BrokerWords }

/** The newest versions of a profile, newest first. */
export function listBrokerVersions(db: Db, id: string): Promise<TextVersion[]> {
  return listVersions(db, versionsOf(id))
}

/** One version of a profile; undefined for an id of another. */
export async function findBrokerVersion(
  db: Db,
  id: string,
  versionId: string,
): Promise<BrokerVersion | undefined> {
  const version = await findVersion(db, versionsOf(id), versionId)
  return version && { ...version, words: toWords(version.columns) }
}

/** Adds a version, unless only the picture or the place was changed. */
async function addBrokerVersion(
  tx: Transaction<Database>,
  id: string,
  version: { text: BrokerWords } & Pick<TextVersion, 'origin' | 'staffEmail'>,
): Promise<void> {
  const { text, origin, staffEmail } = version
  const madeAt = new Date().toISOString()
  const columns = toColumns(text)
  await addVersionIfNew(tx, versionsOf(id), { origin, staffEmail, madeAt, columns })
}

/** Removes what a profile said, with the profile. */
function removeBrokerVersions(tx: Transaction<Database>, id: string): Promise<void> {
  return removeVersions(tx, versionsOf(id))
}

function versionsOf(id: string) {
  return { kind: 'brokers', slug: id } as const
}

function toColumns(words: BrokerWords): TextColumns {
  return {
    name: words.name,
    title: words.title,
    license_number: words.licenseNumber,
    since_year: words.sinceYear === undefined ? null : `${words.sinceYear}`,
    email: words.email,
    phone: words.phone,
    about: words.about,
  }
}

function toWords(columns: TextColumns): BrokerWords {
  const { since_year: year } = columns
  return {
    name: columns.name ?? '',
    title: columns.title ?? '',
    licenseNumber: columns.license_number ?? '',
    sinceYear: year ? Number(year) : undefined,
    email: columns.email ?? '',
    phone: columns.phone ?? '',
    about: columns.about ?? '',
  }
}
