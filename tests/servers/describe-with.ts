import { describe, inject } from 'vitest'
import type { RealPart } from './missing-parts.ts'

/** Defines tests that need real parts. Where one is missing they are skipped; the run has said why at its start. */
export function describeWith(parts: RealPart | RealPart[], name: string, define: () => void): void {
  const missing = inject('missingParts')
  const isMissing = [parts].flat().some((part) => missing[part] !== undefined)
  if (isMissing) describe.skip(name, define)
  else describe(name, define)
}
