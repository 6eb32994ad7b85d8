import { sql } from 'kysely'
import { addToCount } from '../limits/count.ts'
import { sharesOf } from '../limits/count-together.ts'
import { mailboxOf } from '../limits/mailbox.ts'
import { HOUR_MS } from '../limits/stranger.ts'
import type { Db } from '../open.ts'
import { compilable, reusable } from '../reusable.ts'
import type { Timestamp } from '../schema/index.ts'
import {
  type HeldReason,
  type Judging,
  mostLeads,
  type Rule,
  rulesFor,
} from './judge-submission.ts'
import { findAccepted } from './new-lead.ts'
import { normalizeEmail } from './normalize-email.ts'
import type { Accepted, AcceptOptions, NewSubmission } from './submissions.ts'

/** What the limits say of a submission, and what of them it has used up. */
export interface Judged {
  /** It was accepted before; then nothing is counted. */
  accepted: Pick<Accepted, 'id' | 'reference'> | undefined
  reasons: HeldReason[]
  /** Whether the visitor may be mailed. */
  mail: 'send' | 'wait' | 'not'
  /** The keys of its counts. */
  counted: string[]
}

/**
 * Counts a new submission by the rules of `judgeSubmission` and, if it is not held, its message by those of
 * `mayMailStranger`: in one statement and with a commit that does not wait for the disk. Should the server
 * crash in that moment, something was counted once too little.
 */
export async function judgeOnPostgres(
  db: Db,
  submission: NewSubmission,
  { judging }: AcceptOptions,
): Promise<Judged> {
  const lead = {
    submission_key: submission.submissionKey,
    email: normalizeEmail(submission.email),
  }
  if (!judging) {
    const { rows } = await findAccepted(db, lead)
    return { accepted: rows[0], reasons: [], mail: 'send', counted: [] }
  }
  const rules = rulesFor(submission, judging)
  const { keyOf, limits } = judging.stranger
  const mailKey = keyOf('mail', mailboxOf(lead.email))
  const { own, others } = sharesOf('mails')
  const most = mostLeads(judging)
  const now = Date.now()
  const in_an_hour = new Date(now + HOUR_MS).toISOString()
  const { rows } = await judge(db, {
    ...lead,
    now: new Date(now).toISOString(),
    hour_ago: new Date(now - HOUR_MS).toISOString(),
    in_an_hour,
    keys: rules.map(({ key }) => key),
    ends: rules.map(({ windowMs }) => new Date(now + windowMs).toISOString()),
    maxima: rules.map(({ max }) => max),
    is_clean: judging.signs.length === 0,
    // With the one that is being judged; no more than that are looked at.
    most_before: most ?? -1,
    looked_at: most === undefined ? 0 : Math.max(most, 1),
    mail_key: mailKey,
    per_mailbox: limits.mails.perMailbox,
    mails_in_all: limits.mails.inAll,
    own_share: own,
    other_shares: others,
  })
  const row = rows[0] as Row
  if (row.id !== null && row.reference !== null) {
    const { id, reference } = row
    return { accepted: { id, reference }, reasons: [], mail: 'not', counted: [] }
  }
  return {
    accepted: undefined,
    reasons: reasonsOf(row, rules, judging),
    mail: mailOf(row, limits.mails),
    counted: [
      ...rules.map(({ key }) => key),
      ...(row.to_mailbox === null ? [] : [mailKey]),
      ...(row.in_own_share === null ? [] : [own]),
    ],
  }
}

/** Takes back what a submission was counted that was not stored after all. */
export async function takeBackCounts(db: Db, { counted }: Pick<Judged, 'counted'>): Promise<void> {
  if (counted.length === 0) return
  // In the order in which they were counted, as two that wait for each other would wait forever.
  await sql`
    with counted as (
      select key from limit_counts where key = any(${counted}::text[]) and count > 0
      order by array_position(${counted}::text[], key) for update
    )
    update limit_counts set count = count - 1 where key in (select key from counted)`.execute(db)
}

function reasonsOf(row: Row, rules: Rule[], { signs }: Judging): HeldReason[] {
  const exceeded = rules.filter(({ key }) => row.exceeded.includes(key))
  const reasons = [...signs, ...exceeded.map(({ reason }) => reason)]
  return reasons.length > 0 || row.passes ? reasons : ['in-all']
}

function mailOf(row: Row, limits: { inAll: number; perMailbox: number }): Judged['mail'] {
  if (row.to_mailbox === null || Number(row.to_mailbox) > limits.perMailbox) return 'not'
  if (row.in_own_share === null) return 'wait'
  return Number(row.in_own_share) + Number(row.in_other_shares) > limits.inAll ? 'wait' : 'send'
}

interface Row {
  /** Of the lead that was accepted under this key and address before. */
  id: string | null
  reference: string | null
  /** The keys of the rules that it breaks. */
  exceeded: string[]
  /** It breaks no rule and shows no sign, and not too many came in this hour. */
  passes: boolean
  /** Counted only if it passes, and the last two only if the mailbox may get a message. */
  to_mailbox: number | null
  in_own_share: number | null
  in_other_shares: number
}

interface Asked {
  submission_key: string
  email: string
  now: Timestamp
  hour_ago: Timestamp
  in_an_hour: Timestamp
  keys: string[]
  ends: Timestamp[]
  maxima: number[]
  is_clean: boolean
  most_before: number
  looked_at: number
  mail_key: string
  per_mailbox: number
  mails_in_all: number
  own_share: string
  other_shares: string[]
}

const judge = reusable((db, asked: Asked) => {
  const counts = addToCount(sql`${asked.now}::text`)
  return compilable(
    sql<Row>`
      with known as materialized (
        select id, reference from submissions
        where submission_key = ${asked.submission_key} and email = ${asked.email}
      ),
      rule as materialized (
        select * from unnest(${asked.keys}::text[], ${asked.ends}::text[], ${asked.maxima}::bigint[])
          with ordinality as rule (key, ends_at, max, number)
      ),
      counted as (
        insert into limit_counts (key, count, ends_at)
        select key, 1, ends_at from rule where not exists (select from known) order by number
        ${counts} returning key, count
      ),
      exceeded as materialized (
        select rule.key from counted join rule on rule.key = counted.key
        where counted.count > rule.max order by rule.number
      ),
      lead as materialized (
        select count(*) as leads from (
          select from submissions where created_at > ${asked.hour_ago} and held_at is null
          limit ${asked.looked_at}::bigint) as counted_leads
      ),
      passing as materialized (
        select where ${asked.is_clean}::boolean
          and not exists (select from known) and not exists (select from exceeded)
          and (${asked.most_before}::bigint < 0 or (select leads from lead) < ${asked.most_before}::bigint)
      ),
      mailbox as (
        insert into limit_counts (key, count, ends_at)
        select ${asked.mail_key}::text, 1, ${asked.in_an_hour}::text from passing
        ${counts} returning count
      ),
      own_share as (
        insert into limit_counts (key, count, ends_at)
        select ${asked.own_share}::text, 1, ${asked.in_an_hour}::text from mailbox
        where count <= ${asked.per_mailbox}::bigint and ${asked.mails_in_all}::bigint > 0
        ${counts} returning count
      )
      select (select id from known), (select reference from known),
        array(select key from exceeded) as exceeded,
        exists (select from passing) as passes,
        (select count from mailbox) as to_mailbox,
        (select count from own_share) as in_own_share,
        (select coalesce(sum(count), 0)::bigint from limit_counts
          where key = any(${asked.other_shares}::text[]) and ends_at > ${asked.now}) as in_other_shares,
        set_config('synchronous_commit', 'off', true) as commit`,
    db,
  )
})
