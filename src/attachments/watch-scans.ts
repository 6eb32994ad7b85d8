const PACE_MS = 3000
/** The scanner may be down for hours: after a minute the page asks less often. */
const QUICK_QUESTIONS = 20
const SLOW_PACE_MS = 30_000

export type ScanStates = Record<string, string>

/**
 * Asks what the scanner says about files, until it has said something about each or the page ends.
 * @param idsOf The files without a verdict.
 * @param onStates Called with every answer; files that are not waiting any more are to leave `idsOf`.
 */
export async function watchScans(
  idsOf: () => string[],
  onStates: (asked: string[], states: ScanStates) => void,
): Promise<void> {
  for (let asked = 0; ; asked++) {
    const ids = idsOf()
    if (ids.length === 0) return
    const states = document.hidden ? undefined : await ask(ids)
    if (states) onStates(ids, states)
    if (idsOf().length === 0) return
    const pace = asked < QUICK_QUESTIONS ? PACE_MS : SLOW_PACE_MS
    await new Promise((resolve) => setTimeout(resolve, pace))
  }
}

async function ask(ids: string[]): Promise<ScanStates | undefined> {
  try {
    const response = await fetch('/api/attachments/states', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
