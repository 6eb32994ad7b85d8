import type { Judging } from '../../db/leads/spam-check.ts'
import { rateLimitClient } from '../http/rate-limit.ts'
import { config } from '../settings/config.ts'
import { diskSpaceOn, hasSpaceFor } from '../storage/disk-space.ts'
import { type FillingIn, signsOf } from './spam-signs.ts'
import type { FormTable, Values } from './table.ts'

const LONGEST_MS = 365 * 24 * 3_600_000

/**
 * What is known of a form that is being sent, besides its answers.
 * @param sent The two values that the page adds, as they came.
 * @param draftedAt When the visitor's draft was opened, if there is one.
 */
export async function judgingOf(
  form: FormTable,
  values: Values,
  sent: { trap?: unknown; elapsedMs?: unknown },
  draftedAt: string | undefined,
): Promise<Judging> {
  const { dataDir, limits } = config()
  const minMs = limits.formSeconds * 1000
  const room = await diskSpaceOn(dataDir)
  const filling: FillingIn = {
    trap: typeof sent.trap === 'string' ? sent.trap.trim() : '',
    elapsedMs: longerOf(msOf(sent.elapsedMs), draftedAt && Date.now() - Date.parse(draftedAt)),
  }
  const signs = signsOf(form, values, filling, minMs)
  return {
    client: rateLimitClient(),
    signs,
    tookTime: filling.elapsedMs !== undefined && filling.elapsedMs >= minMs,
    hasRoom: hasSpaceFor(room, 0),
  }
}

/** A time that a visitor's clock measured; anything else is none. */
function msOf(sent: unknown): number | undefined {
  const ms = typeof sent === 'string' && sent !== '' ? Number(sent) : sent
  return typeof ms === 'number' && ms >= 0 && ms < LONGEST_MS ? ms : undefined
}

function longerOf(one: number | undefined, other: number | '' | undefined): number | undefined {
  if (one === undefined || !other) return one ?? (other || undefined)
  return Math.max(one, other)
}
