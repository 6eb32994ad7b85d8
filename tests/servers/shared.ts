import { inject } from 'vitest'
import type { Made, makers } from './makers.ts'

type Makers = typeof makers
type Part<Name extends keyof Makers> =
  Awaited<ReturnType<Makers[Name]>> extends Made<infer P> ? P : never

/** Gets what the run has once: see `makers.ts`. */
export async function shared<Name extends keyof Makers>(name: Name): Promise<Part<Name>> {
  const answer = await fetch(`${inject('sharedParts')}/${name}`)
  const { part, failed } = (await answer.json()) as { part: Part<Name>; failed?: string }
  if (failed !== undefined) throw new Error(failed)
  return part
}
