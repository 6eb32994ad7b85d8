import { css } from '../../../styled-system/css'

const row = css({ display: 'grid', gap: '8' })
const text = css({ textStyle: 'small', fontWeight: '600', color: 'ink' })
/** Styles for every bar; without a border, browsers fall back to their own green one. */
export const bar = css({
  appearance: 'none',
  display: 'block',
  width: 'full',
  height: '8',
  border: 'none',
  borderRadius: 'round',
  overflow: 'hidden',
  bg: 'shallow',
  '&::-webkit-progress-bar': { bg: 'shallow' },
  '&::-webkit-progress-value': { bg: 'ink', transition: 'width token(durations.quick)' },
  '&::-moz-progress-bar': { bg: 'ink' },
  forcedColorAdjust: 'none',
})

/** A progress bar under a sentence that says the same. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <div className={row}>
      <span className={text} aria-hidden="true">
        {label}
      </span>
      <progress className={bar} max={100} value={percent} aria-label={label} />
    </div>
  )
}
