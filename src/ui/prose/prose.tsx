import type { ReactNode } from 'react'
import { prose } from '../../../styled-system/recipes'

/** Running text: an article's own HTML, or children. */
export function Prose(props: { children: ReactNode } | { html: string }) {
  if ('html' in props) {
    return <div className={prose()} dangerouslySetInnerHTML={{ __html: props.html }} />
  }
  return <div className={prose()}>{props.children}</div>
}
