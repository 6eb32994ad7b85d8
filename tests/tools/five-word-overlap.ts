const SEQUENCE = 5

/** The words of a text, in small letters. */
export function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
}

/**
 * How much two pages repeat each other, pair by pair.
 * @returns For every pair, its names and the part of the shorter one's five-word sequences that
 * the other has too.
 */
export function overlaps(texts: Record<string, string>): { pair: string; share: number }[] {
  const pages = Object.entries(texts).map(([name, text]) => ({ name, own: sequences(text) }))
  return pages.flatMap((one, at) =>
    pages.slice(at + 1).map((other) => {
      const shared = [...one.own].filter((sequence) => other.own.has(sequence)).length
      const share = shared / Math.min(one.own.size, other.own.size)
      return { pair: `${one.name} and ${other.name}`, share }
    }),
  )
}

function sequences(text: string): Set<string> {
  const all = words(text)
  return new Set(all.slice(SEQUENCE - 1).map((_, at) => all.slice(at, at + SEQUENCE).join(' ')))
}
