/** `old-lyme` becomes Old Lyme; empty when the slug has no words. */
export function nameOfSlug(slug: string, maxCharacters: number): string {
  const words = slug
    .slice(0, maxCharacters)
    .split(/[-_\s]+/)
    .filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
