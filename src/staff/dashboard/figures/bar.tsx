import { css } from '../../../../styled-system/css'

const bar = css({ display: 'block', width: 'full', height: '6px', mt: '4' })
const track = css({ fill: 'shallow' })
const filled = css({ fill: 'ink' })

/** A bar below the name of a table's row. @param part How long it is, from 0 to 1: beside the longest. */
export function Bar({ part }: { part: number }) {
  return (
    <svg className={bar} aria-hidden="true">
      <rect className={track} width="100%" height="100%" />
      <rect className={filled} width={`${(part * 100).toFixed(2)}%`} height="100%" />
    </svg>
  )
}
