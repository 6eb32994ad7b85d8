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

/** What is judged together, at most one of each key and address. */
export interface Asked {
  submission: NewSubmission
  options: Pick<AcceptOptions, 'judging'>
}

/**
 * Counts new submissions by the rules of `judgeSubmission` and, for those that are not held, their messages by
 * those of `mayMailStranger`, as if one came after the other: in one statement and with a commit that does not
 * wait for the disk. Should the server crash in that moment, something was counted too little.
 */
export async function judgeOnPostgres(db: Db, asked: Asked[]): Promise<Judged[]> {
  const now = Date.now()
  const leads = asked.map(({ submission, options }) => termsOf(submission, options))
  const rules = leads.flatMap((lead, at) => lead.rules.map((rule) => ({ ...rule, number: at + 1 })))
  const { own, others } = sharesOf('mails')
  const { rows } = await judge(db, {
    now: new Date(now).toISOString(),
    hour_ago: new Date(now - HOUR_MS).toISOString(),
    in_an_hour: new Date(now + HOUR_MS).toISOString(),
    submission_keys: leads.map(({ submission_key }) => submission_key),
    emails: leads.map(({ email }) => email),
    are_clean: leads.map(({ isClean }) => isClean),
    most_before: leads.map(({ most }) => most ?? -1),
    looked_at: Math.max(...leads.map(({ most }) => (most === undefined ? 0 : Math.max(most, 1)))),
    mail_keys: leads.map(({ mailKey }) => mailKey),
    per_mailbox: leads.map(({ mails }) => mails.perMailbox),
    mails_in_all: leads.map(({ mails }) => mails.inAll),
    rule_numbers: rules.map(({ number }) => number),
    kinds: rules.map(({ reason }) => KINDS.indexOf(reason)),
    keys: rules.map(({ key }) => key),
    ends: rules.map(({ windowMs }) => new Date(now + windowMs).toISOString()),
    maxima: rules.map(({ max }) => max),
    own_share: own,
    other_shares: others,
  })
  return asked.map(({ options }, at) => judgedOf(rows[at] as Row, leads[at] as Terms, options, own))
}

type Terms = ReturnType<typeof termsOf>

/** In the order in which `rulesFor` has them. */
const KINDS: HeldReason[] = ['address', 'mailbox', 'same-text', 'in-all']

function termsOf(submission: NewSubmission, { judging }: Asked['options']) {
  const { submissionKey: submission_key } = submission
  const email = normalizeEmail(submission.email)
  if (!judging) {
    const mails = { inAll: 0, perMailbox: 0 }
    return { submission_key, email, rules: [], isClean: false, most: undefined, mailKey: '', mails }
  }
  return {
    submission_key,
    email,
    rules: rulesFor(submission, judging),
    isClean: judging.signs.length === 0,
    // With the one that is being judged; no more than that are looked at.
    most: mostLeads(judging),
    mailKey: judging.stranger.keyOf('mail', mailboxOf(email)),
    mails: judging.stranger.limits.mails,
  }
}

function judgedOf(
  row: Row,
  { rules, mailKey, mails }: Terms,
  { judging }: Asked['options'],
  ownShare: string,
): Judged {
  if (row.id !== null && row.reference !== null) {
    const { id, reference } = row
    return { accepted: { id, reference }, reasons: [], mail: 'not', counted: [] }
  }
  if (!judging) return { accepted: undefined, reasons: [], mail: 'send', counted: [] }
  return {
    accepted: undefined,
    reasons: reasonsOf(row, rules, judging),
    mail: mailOf(row, mails),
    counted: [
      ...rules.map(({ key }) => key),
      ...(row.to_mailbox === null ? [] : [mailKey]),
      ...(row.in_own_share === null ? [] : [ownShare]),
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

/** Of each lead or, further below, of each rule of a lead. */
interface Values {
  now: Timestamp
  hour_ago: Timestamp
  in_an_hour: Timestamp
  submission_keys: string[]
  emails: string[]
  are_clean: boolean[]
  most_before: number[]
  looked_at: number
  mail_keys: string[]
  per_mailbox: number[]
  mails_in_all: number[]
  /** The lead's place among all, from 1. */
  rule_numbers: number[]
  kinds: number[]
  keys: string[]
  ends: Timestamp[]
  maxima: number[]
  own_share: string
  other_shares: string[]
}

// What several of them count is counted once; each one's own count is what those before it have left.
const judge = reusable((db, asked: Values) => {
  const counts = addToCount(sql`${asked.now}::text`)
  return compilable(
    sql<Row>`
      with asked as materialized (
        select * from unnest(${asked.submission_keys}::text[], ${asked.emails}::text[],
          ${asked.are_clean}::boolean[], ${asked.most_before}::bigint[], ${asked.mail_keys}::text[],
          ${asked.per_mailbox}::bigint[], ${asked.mails_in_all}::bigint[]) with ordinality
          as asked (submission_key, email, is_clean, most_before, mail_key, per_mailbox, mails_in_all, number)
      ),
      known as materialized (
        select asked.number, lead.id, lead.reference from asked cross join lateral (
          select id, reference from submissions
          where submission_key = asked.submission_key and email = asked.email limit 1) as lead
      ),
      rule as materialized (
        select *, row_number() over (partition by key order by number) as nth,
          count(*) over (partition by key) as together
        from unnest(${asked.rule_numbers}::bigint[], ${asked.kinds}::integer[], ${asked.keys}::text[],
          ${asked.ends}::text[], ${asked.maxima}::bigint[]) as rule (number, kind, key, ends_at, max)
        where number not in (select number from known)
      ),
      counted as (
        insert into limit_counts (key, count, ends_at)
        select key, together, ends_at from rule where nth = 1 order by kind, key
        ${counts} returning key, count
      ),
      exceeded as materialized (
        select rule.number, rule.key from counted join rule on rule.key = counted.key
        where counted.count - rule.together + rule.nth > rule.max
      ),
      recent as materialized (
        select count(*) as leads from (
          select from submissions where created_at > ${asked.hour_ago} and held_at is null
          limit ${asked.looked_at}::bigint) as counted_leads
      ),
      clean as materialized (
        select *, row_number() over (order by number) - 1 as before from asked
        where is_clean and number not in (select number from known)
          and number not in (select number from exceeded)
      ),
      passing as materialized (
        select *, row_number() over (partition by mail_key order by number) as nth,
          count(*) over (partition by mail_key) as together
        from clean where most_before < 0 or (select leads from recent) + before < most_before
      ),
      mailbox as (
        insert into limit_counts (key, count, ends_at)
        select mail_key, together, ${asked.in_an_hour}::text from passing where nth = 1 order by mail_key
        ${counts} returning key, count
      ),
      mailed as materialized (
        select number, count - together + nth as to_mailbox, per_mailbox, mails_in_all
        from passing join mailbox on key = mail_key
      ),
      sharing as materialized (
        select number, row_number() over (order by number) as nth, count(*) over () as together from mailed
        where to_mailbox <= per_mailbox and mails_in_all > 0
      ),
      own_share as (
        insert into limit_counts (key, count, ends_at)
        select ${asked.own_share}::text, together, ${asked.in_an_hour}::text from sharing where nth = 1
        ${counts} returning count
      )
      select known.id, known.reference,
        array(select key from exceeded where exceeded.number = asked.number) as exceeded,
        passing.number is not null as passes, mailed.to_mailbox,
        (select count from own_share) - sharing.together + sharing.nth as in_own_share,
        (select coalesce(sum(count), 0)::bigint from limit_counts
          where key = any(${asked.other_shares}::text[]) and ends_at > ${asked.now}) as in_other_shares,
        (select set_config('synchronous_commit', 'off', true)) as commit
      from asked left join known on known.number = asked.number
        left join passing on passing.number = asked.number
        left join mailed on mailed.number = asked.number
        left join sharing on sharing.number = asked.number
      order by asked.number`,
    db,
  )
})
