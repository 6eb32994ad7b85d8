import { css } from '../../styled-system/css'
import { localStatistics } from './local-statistics.ts'

const list = css({
  display: 'grid',
  gap: '24',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
})
const entry = css({
  display: 'flex',
  flexDirection: 'column',
  pl: '16',
  borderLeft: '4px double token(colors.ink)',
})
const figure = css({ textStyle: 'section', color: 'ink' })
const source = css({ textStyle: 'small', color: 'quiet' })

/** Figures that show why the product is needed here. */
export function LocalStatistics({ slug }: { slug: string }) {
  return (
    <dl className={list}>
      {localStatistics(slug).map((statistic, at) => (
        <div key={at} className={entry}>
          <dt className={figure}>{statistic.figure}</dt>
          <dd>{statistic.text}</dd>
          {statistic.source && <dd className={source}>Source: {statistic.source}</dd>}
        </div>
      ))}
    </dl>
  )
}
