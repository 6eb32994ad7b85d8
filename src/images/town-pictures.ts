/** The drawn chart of a town's waters, as its card and its page show it. */
export function townPicture(slug: string): string {
  return `/public/pictures/towns/${slug}.webp`
}
