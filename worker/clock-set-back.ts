const LOOK_EVERY_MS = 5_000
/** Smaller corrections delay what waits for the time of day by as much, and no more. */
const MOST_MS = 60_000

/**
 * Notices that the clock of the machine was set back.
 * @param onSetBack Gets by how many milliseconds.
 * @param now The time of day; another one only for tests.
 * @returns Stops looking.
 */
export function watchClock(
  onSetBack: (ms: number) => void,
  now: () => number = Date.now,
  everyMs = LOOK_EVERY_MS,
): () => void {
  // What runs since the start of the process is never set.
  const ahead = () => now() - performance.now()
  let before = ahead()
  const timer = setInterval(() => {
    const setBack = before - ahead()
    before = ahead()
    if (setBack > MOST_MS) onSetBack(setBack)
  }, everyMs)
  return () => clearInterval(timer)
}
