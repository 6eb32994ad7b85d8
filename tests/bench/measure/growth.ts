import { summarize } from './summary.ts'

const ASKED_TIMES = 1.5
/** Anything faster than this is fast enough, however it scales. */
const ASKED_MS = 50

/** Prints what pages took with few records and with many. */
export function printGrowth(
  what: string,
  {
    few,
    many,
    counts,
  }: { few: Record<string, number>; many: Record<string, number>; counts: [number, number] },
): void {
  for (const [page, before] of Object.entries(few)) {
    const after = many[page] ?? Number.NaN
    const isRight = after <= Math.max(ASKED_MS, ASKED_TIMES * before)
    console.log(
      `${what}, ${page}: ${before.toFixed(1)} ms with ${counts[0]}, ${after.toFixed(1)} ms with ${counts[1]}` +
        (isRight ? '' : ` (asked: ${ASKED_TIMES} times, or ${ASKED_MS} ms)`),
    )
    summarize({
      what: `${what} (${counts[1]}), ${page}`,
      measured: `${after.toFixed(1)} ms`,
      beside: `${counts[0]}: ${before.toFixed(1)} ms, ratio ${(after / before).toFixed(2)}`,
      asked: `${ASKED_TIMES} times, or ${ASKED_MS} ms`,
    })
  }
}
