import { css } from '../../styled-system/css'
import { ButtonLink } from '../ui/button/button.tsx'
import { surface } from '../ui/layout.tsx'

const paper = css({
  display: 'grid',
  gap: '16',
  justifyItems: 'start',
  p: { base: '24', md: '40' },
})
const title = css({ textStyle: 'card' })

/** Shown in place of posts when there are none. */
export function NoArticles(props: { heading: string; text: string; href: string; action: string }) {
  return (
    <div className={`${surface} ${paper}`}>
      <h2 className={title}>{props.heading}</h2>
      <p>{props.text}</p>
      <ButtonLink href={props.href}>{props.action}</ButtonLink>
    </div>
  )
}
