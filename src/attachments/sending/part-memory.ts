import { readStored, writeStored } from '../../browser/stored.ts'

const KEY = 'parts'
/** As long as the server waits for the rest. */
const FRESH_MS = 24 * 3600_000

/** A file of this tab that has begun to arrive. */
export interface RememberedPart {
  /** Where the server has the part. */
  url: string
  name: string
  fingerprint: string
  at: number
}

/** Parts that this page is sending now: the same file, chosen twice, is two. */
const inUse = new Set<string>()

/** Where an earlier page of this tab began to send the same file. */
export function takeUpPart(same: string): string | undefined {
  return freshParts().find(({ url, fingerprint }) => fingerprint === same && !inUse.has(url))?.url
}

/** A part of a file with this name that nobody is sending now; nobody else gets it until it is released. */
export function takePartNamed(name: string): RememberedPart | undefined {
  const part = freshParts().find((part) => part.name === name && !inUse.has(part.url))
  if (part) inUse.add(part.url)
  return part
}

export function rememberPart(name: string, fingerprint: string, url: string): void {
  inUse.add(url)
  const others = freshParts().filter((part) => part.url !== url)
  const part = { url, name, fingerprint, at: Date.now() }
  writeStored('sessionStorage', KEY, [...others, part])
}

/** Nobody sends it now; choosing the file again goes on with it. */
export function releasePart(url: string): void {
  inUse.delete(url)
}

export function forgetPart(url: string): void {
  inUse.delete(url)
  const others = freshParts().filter((part) => part.url !== url)
  writeStored('sessionStorage', KEY, others)
}

function freshParts(): RememberedPart[] {
  const parts = readStored<RememberedPart[]>('sessionStorage', KEY) ?? []
  return parts.filter(({ at }) => Date.now() - at < FRESH_MS)
}
