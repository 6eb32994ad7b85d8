import { DatabaseError } from 'pg'
import type { Outcome } from '../batches.ts'

/**
 * Does something for several with one statement or, if the server refuses that, with one for each: what is wrong
 * with one of them must not fail the others. What a lost connection did is unknown, so then all have failed.
 * @param doTogether All of it or nothing; what it returns has the order of what it is given.
 */
export async function orOneByOne<In, Out>(
  all: In[],
  doTogether: (some: In[]) => Promise<Out[]>,
): Promise<Outcome<Out>[]> {
  if (all.length === 0) return []
  try {
    return (await doTogether(all)).map((value) => ({ value }))
  } catch (error) {
    if (all.length === 1 || !(error instanceof DatabaseError)) return all.map(() => ({ error }))
  }
  const outcomes: Outcome<Out>[] = []
  for (const one of all) outcomes.push(...(await orOneByOne([one], doTogether)))
  return outcomes
}
