/** The front page, or the articles of one category on it. */
export function compassHref(category?: { slug: string } | undefined): string {
  return category ? `/the-compass?category=${category.slug}` : '/the-compass'
}
