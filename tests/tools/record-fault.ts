/** What a fault did to what was acknowledged. */
export interface FaultRow {
  fault: string
  database: string
  /** How many leads, messages, files or articles were tried while the fault came or lasted. */
  tries: number
  /** For how many somebody, or the next part, was told that they are safe. */
  acknowledged: number
  /** Acknowledged and not there in the end. */
  lost: number
  /** There more than once. */
  doubled: number
  /** From the first try to the end of the slowest one, with the fault itself. */
  longestMs: number
}

/** Prints a line, for whoever reads what a campaign has shown. */
export function recordFault({ fault, database, longestMs, ...counts }: FaultRow): void {
  const counted = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  const seconds = (longestMs / 1000).toFixed(1)
  console.log(`${fault} (${database}): ${counted.join(', ')}, at most ${seconds} s`)
}
