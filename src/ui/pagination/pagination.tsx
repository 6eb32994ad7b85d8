import { css } from '../../../styled-system/css'

const list = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 'target',
  height: 'target',
  px: '12',
  textStyle: 'label',
  color: 'ink',
  textDecoration: 'none',
  borderRadius: 'card',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  bg: 'surface',
  _hover: { borderColor: 'ink', bg: 'selected' },
  '&[aria-current]': { bg: 'ink', color: 'white', borderColor: 'ink' },
  '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline' } },
})
const gap = css({ display: 'inline-flex', alignItems: 'center', height: 'target', color: 'quiet' })

/** Page navigation of a list; nothing when there is only one page. */
export function Pagination({
  page,
  pages,
  href,
  label = 'Pages',
}: {
  page: number
  pages: number
  href: (page: number) => string
  /** Labels the navigation when a page has two. */
  label?: string
}) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {page > 1 && (
          <li>
            <a className={link} href={href(page - 1)} rel="prev">
              Previous
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((entry) =>
          typeof entry === 'number' ? (
            <li key={entry}>
              <a
                className={link}
                href={href(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </a>
            </li>
          ) : (
            <li key={entry} className={gap} aria-hidden="true">
              …
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a className={link} href={href(page + 1)} rel="next">
              Next
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

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
