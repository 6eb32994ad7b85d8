import { sql, type Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import { isPostgres } from './search-index.ts'
import { normalizeEmail } from './submissions.ts'

/** The addresses of one person, as staff know them. */
export interface Addresses {
  /** The one that was asked for comes first. */
  theirs: string[]
  /** Of others, of whom staff have said so. */
  notTheirs: string[]
}

/** `one address`: what comes from one is of one person. `gone`, `other gone`: that lead was deleted. */
export type SaidResult = 'said' | 'one address' | 'gone' | 'other gone'

/** The addresses of the person who has one. */
export async function addressesOf(db: Db | Transaction<Database>, email: string) {
  const own = normalizeEmail(email)
  const direct = await saidOf(db, [own])
  const same = direct.filter(({ isSame }) => isSame).map(({ other }) => other)
  const theirs = [own, ...same]
  const all = same.length > 0 ? await saidOf(db, theirs) : direct
  const not = all.filter(({ isSame, other }) => !isSame && !theirs.includes(other))
  return { theirs, notTheirs: [...new Set(not.map(({ other }) => other))] }
}

/**
 * Writes down that two leads are of one person, or of two. No lead is changed: it is a fact about their addresses, and
 * holds for all that came and will come from them.
 * @param id A lead of the person in question.
 * @param isSame True: the person of the other lead is this one, with all their addresses. False: the other lead's
 * address is parted from this person; of somebody else it is not offered again, and neither are their other addresses.
 */
export async function sayOfPerson(
  db: Db,
  staff: { email: string },
  id: string,
  otherId: string,
  isSame: boolean,
): Promise<SaidResult> {
  return inTransaction(db, async (tx) => {
    await lockRowsOf(tx, 'submissions', [id, otherId])
    const leads = await tx
      .selectFrom('submissions')
      .select(['id', 'reference', 'email'])
      .where('id', 'in', [id, otherId])
      .execute()
    const [lead, other] = [id, otherId].map((wanted) => leads.find((one) => one.id === wanted))
    if (!lead) return 'gone'
    if (!other) return 'other gone'
    if (lead.email === other.email) return 'one address'
    // Of two who merge three people one waits for the other: each writes a pair of every two addresses.
    if (isPostgres(tx)) await sql`lock table same_person in exclusive mode`.execute(tx)
    const { theirs } = await addressesOf(tx, lead.email)
    const others = await addressesOf(tx, other.email)
    const isMerged = theirs.includes(other.email)
    const pairs = isSame
      ? pairsOf([...new Set([...theirs, ...others.theirs])])
      : isMerged
        ? pairsBetween([other.email], without(theirs, other.email))
        : pairsBetween(theirs, others.theirs)
    const isSaid = isSame ? isMerged : !isMerged && others.notTheirs.includes(lead.email)
    if (isSaid) return 'said'
    await write(tx, staff, pairs, isSame)
    const action = isSame ? 'person-merged' : 'person-parted'
    for (const [one, another] of [
      [lead, other],
      [other, lead],
    ] as const) {
      const details = { with: another.reference }
      await recordAudit(tx, { staff, action, about: one.id, details })
    }
    return 'said'
  })
}

/** Forgets what was said of addresses of which there is no lead any more. */
export async function forgetAddresses(
  tx: Transaction<Database>,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return
  const left = await tx
    .selectFrom('submissions')
    .select('email')
    .distinct()
    .where('email', 'in', emails)
    .execute()
  const gone = emails.filter((email) => !left.some((one) => one.email === email))
  if (gone.length === 0) return
  for (const column of ['email', 'other_email'] as const) {
    await tx.deleteFrom('same_person').where(column, 'in', gone).execute()
  }
}

async function saidOf(db: Db | Transaction<Database>, emails: string[]) {
  const rows = await db
    .selectFrom('same_person')
    .select(['other_email', 'is_same'])
    .where('email', 'in', emails)
    .orderBy('said_at')
    .orderBy('other_email')
    .execute()
  return rows.map(({ other_email, is_same }) => ({ other: other_email, isSame: is_same === 1 }))
}

type Pair = [email: string, other: string]

/** Of every two of them, so that one can be taken away and the rest still hold together. */
function pairsOf(emails: string[]): Pair[] {
  return emails.flatMap((email) => without(emails, email).map((other): Pair => [email, other]))
}

function pairsBetween(some: string[], others: string[]): Pair[] {
  return some.flatMap((one) =>
    others.flatMap((other): Pair[] => [
      [one, other],
      [other, one],
    ]),
  )
}

function without(emails: string[], email: string): string[] {
  return emails.filter((one) => one !== email)
}

async function write(
  tx: Transaction<Database>,
  staff: { email: string },
  pairs: Pair[],
  isSame: boolean,
): Promise<void> {
  const said = {
    is_same: isSame ? 1 : 0,
    staff_email: staff.email,
    said_at: new Date().toISOString(),
  } as const
  await tx
    .insertInto('same_person')
    .values(pairs.map(([email, other_email]) => ({ email, other_email, ...said })))
    .onConflict((conflict) => conflict.columns(['email', 'other_email']).doUpdateSet(said))
    .execute()
}
