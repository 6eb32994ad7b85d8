import type { Db } from '../open.ts'
import type { QueueName } from '../ops/outbox.ts'
import type { LeadTopic, Timestamp } from '../schema/index.ts'
import type { NewsletterTopic } from '../schema/writing.ts'

/** A promised job whose work is not recorded, with what it is about. */
export interface OpenWork {
  /** Of the job. */
  id: string
  queue: string
  createdAt: Timestamp
  /** Its retries are used up: it is tried once an hour. */
  isDead: boolean
  lead: WorkLead | undefined
  /** Undefined where it sends no message, or the message is gone. */
  message: OpenMessage | undefined
  /** Why its last try failed, where it sends no message. */
  lastError: string | undefined
  /** Of the file that waits for its scan. */
  filename: string | undefined
}

/** A message that a job sends. */
export interface OpenMessage {
  audience: 'agency' | 'visitor' | 'subscriber'
  topic: LeadTopic | NewsletterTopic
  attempts: number
  /** The mail server's answer to a send is not known. */
  isInDoubt: boolean
  lastError: string | undefined
}

/** Some of a list, and how long it is. */
export interface Some<T> {
  shown: T[]
  inAll: number
}

const SHOWN = 10
const GROUP_OF = {
  'deliver-message': 'messages',
  'mail-newsletter': 'messages',
  'mail-reply': 'messages',
  'mail-digest': 'messages',
  'mail-assigned': 'messages',
  'mail-held': 'messages',
  'mail-staff': 'messages',
  'scan-attachment': 'scans',
  'make-preview': 'others',
  'post-lead': 'others',
  'import-articles': 'others',
} as const satisfies Record<QueueName, string>
type Group = (typeof GROUP_OF)[QueueName]

/** What was promised before a moment and is not done: the longest waiting of each sort. */
export async function listOpenWork(
  db: Db,
  before: Timestamp,
): Promise<Record<Group, Some<OpenWork>>> {
  const [messages, scans, others] = await Promise.all([
    list(db, queuesOf('messages'), before),
    list(db, queuesOf('scans'), before),
    list(db, queuesOf('others'), before),
  ])
  return { messages, scans, others }
}

/** How many jobs promised since then are not done. */
export async function countOpenSince(db: Db, since: Timestamp): Promise<number> {
  const { jobs } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('jobs'))
    .where('done_at', 'is', null)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(jobs)
}

function queuesOf(group: Group): string[] {
  return Object.entries(GROUP_OF).flatMap(([queue, of]) => (of === group ? queue : []))
}

async function list(db: Db, queues: string[], before: Timestamp): Promise<Some<OpenWork>> {
  const open = db
    .selectFrom('outbox')
    .where('done_at', 'is', null)
    .where('created_at', '<', before)
    .where('queue', 'in', queues)
  const [rows, { jobs }] = await Promise.all([
    open
      .select(['id', 'queue', 'payload', 'created_at', 'dead_at', 'last_error'])
      .orderBy('created_at')
      .orderBy('id')
      .limit(SHOWN)
      .execute(),
    open.select((eb) => eb.fn.countAll().as('jobs')).executeTakeFirstOrThrow(),
  ])
  const payloads = new Map(rows.map((row) => [row.id, idsIn(row.payload)]))
  const named = (name: string) => [...payloads.values()].flatMap((ids) => ids[name] ?? [])
  const [messages, files] = await Promise.all([
    messagesById(db, named('deliveryId')),
    filesById(db, named('attachmentId')),
  ])
  const leadIdOf = (ids: Record<string, string>) =>
    ids.submissionId ??
    messages.get(ids.deliveryId ?? '')?.submission_id ??
    files.get(ids.attachmentId ?? '')?.submission_id
  const leads = await leadsById(db, [...payloads.values()].map(leadIdOf))
  const shown = rows.map((row): OpenWork => {
    const ids = payloads.get(row.id) ?? {}
    const message = messages.get(ids.deliveryId ?? '')
    return {
      id: row.id,
      queue: row.queue,
      createdAt: row.created_at,
      isDead: row.dead_at !== null,
      lead: leads.get(leadIdOf(ids) ?? ''),
      message: message && {
        audience: message.audience,
        topic: message.topic,
        attempts: message.attempts,
        isInDoubt: message.sending_at !== null,
        lastError: message.last_error ?? undefined,
      },
      lastError: row.last_error ?? undefined,
      filename: files.get(ids.attachmentId ?? '')?.filename,
    }
  })
  return { shown, inAll: Number(jobs) }
}

/** The texts of a payload; none where it is not JSON, which a page need not die of. */
function idsIn(payload: string): Record<string, string> {
  try {
    const { origin: _, ...ids } = Object(JSON.parse(payload))
    return ids
  } catch {
    return {}
  }
}

async function messagesById(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('deliveries')
    .select(['id', 'submission_id', 'audience', 'topic', 'attempts', 'sending_at', 'last_error'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function filesById(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'submission_id', 'filename'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lead that a piece of work belongs to. */
export interface WorkLead {
  id: string
  reference: string
  name: string
}

/** Leads by their ids; those that are gone are left out. */
export async function leadsById(
  db: Db,
  ids: (string | null | undefined)[],
): Promise<Map<string, WorkLead>> {
  const known = [...new Set(ids.filter((id) => typeof id === 'string'))]
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'name', 'email'])
    .where('id', 'in', known)
    .execute()
  return new Map(
    rows.map(({ id, reference, name, email }) => [id, { id, reference, name: name || email }]),
  )
}
