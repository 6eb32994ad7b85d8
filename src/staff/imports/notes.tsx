import { css } from '../../../styled-system/css'

const list = css({ listStyle: 'disc', pl: '24', display: 'grid', gap: '4', color: 'quiet' })

/** Notes for users of the page. */
export function Notes() {
  return (
    <ul className={list}>
      <li>This page is admin-only: nobody sees it without signing in.</li>
      <li>Running the import twice duplicates nothing: articles that exist are skipped.</li>
    </ul>
  )
}
