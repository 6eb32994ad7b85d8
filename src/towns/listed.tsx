import { css } from '../../styled-system/css'
import { Icon, type IconName } from '../ui/icon/icon.tsx'

const heading = css({ textStyle: 'section', mb: '16' })
const list = css({ display: 'grid', gap: '12', maxWidth: 'measure' })
const entry = css({ display: 'flex', gap: '12', overflowWrap: 'anywhere' })
const mark = css({ color: 'ink' })

/**
 * A list of sentences under a heading, with an icon each. Keyed by position: text as keys would be
 * in the payload twice.
 */
export function Listed(props: { title: string; icon: IconName; points: string[] }) {
  if (props.points.length === 0) return null
  return (
    <section>
      <h2 className={heading}>{props.title}</h2>
      <ul className={list}>
        {props.points.map((point, at) => (
          <li key={at} className={entry}>
            <span className={mark}>
              <Icon name={props.icon} />
            </span>
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
