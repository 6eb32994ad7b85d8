import { css } from '../../styled-system/css'
import { Icon } from '../ui/icon/icon.tsx'

const block = css({
  display: 'grid',
  alignContent: 'start',
  gap: '8',
  maxWidth: '22rem',
  p: '24',
  bg: 'shallow',
  borderRadius: 'card',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8',
    minHeight: 'target',
    fontWeight: '600',
  },
})
const title = css({ textStyle: 'card', color: 'heading' })

/** A recommendation in a menu. */
export function Promo(props: { title: string; text: string; href: string; link: string }) {
  return (
    <div className={block}>
      <p className={title}>{props.title}</p>
      <p>{props.text}</p>
      <p>
        <a href={props.href}>
          {props.link}
          <Icon name="arrow-right" size="small" />
        </a>
      </p>
    </div>
  )
}
