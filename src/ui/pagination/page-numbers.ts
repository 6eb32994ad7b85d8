/** How many page numbers are shown on each side of the current one. */
const REACH = 2

/** The first page, the last, and those around the current one, with gaps for the rest. */
export function pageNumbers(page: number, pages: number): (number | 'gap before' | 'gap after')[] {
  const first = Math.max(1, page - REACH)
  const last = Math.min(pages, page + REACH)
  const around = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return [
    ...(first > 1 ? [1] : []),
    ...(first > 2 ? ['gap before' as const] : []),
    ...around,
    ...(last < pages - 1 ? ['gap after' as const] : []),
    ...(last < pages ? [pages] : []),
  ]
}
