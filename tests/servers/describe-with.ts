import { describe, inject } from 'vitest'
import type { RealPart } from './missing-parts.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Why the tests of a suite do not run here, for the summary of the run. */
    skippedBecause?: string
  }
}

/** Defines tests that need real parts. Where one is missing they are skipped, and the run says why. */
export function describeWith(parts: RealPart | RealPart[], name: string, define: () => void): void {
  const missing = inject('missingParts')
  const skippedBecause = [parts]
    .flat()
    .map((part) => missing[part])
    .find(Boolean)
  if (skippedBecause === undefined) describe(name, define)
  else describe.skip(name, { meta: { skippedBecause } }, define)
}
