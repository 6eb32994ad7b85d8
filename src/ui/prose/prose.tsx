import type { ReactNode } from 'react'
import { prose } from '../../../styled-system/recipes'
import { arranged } from './arranged.ts'

/** Article text: its sanitized HTML, or children. */
export function Prose(props: { children: ReactNode } | { html: string }) {
  if ('html' in props) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was saved
    return <div className={prose()} dangerouslySetInnerHTML={{ __html: arranged(props.html) }} />
  }
  return <div className={prose()}>{props.children}</div>
}
