import type { ReactNode } from 'react'
import { css } from '../../../styled-system/css'

const prose = css({
  maxWidth: 'measure',
  '& > * + *': { mt: '16' },
  '& h2': { textStyle: 'section', mt: '40' },
  '& h3': { textStyle: 'card', mt: '32' },
  '& ul': { listStyle: 'disc', pl: '24' },
  '& ol': { listStyle: 'decimal', pl: '24' },
  '& li + li': { mt: '8' },
  '& blockquote': { pl: '24', borderLeft: '3px solid token(colors.ink)', textStyle: 'lead' },
  '& table': { width: 'full', borderCollapse: 'collapse', textStyle: 'small' },
  '& th, & td': { p: '8', textAlign: 'left', borderBottom: '1px solid token(colors.line)' },
  '& img': { width: 'full', height: 'auto', borderRadius: 'card' },
  '& code': { fontFamily: 'monospace', bg: 'selected', px: '4' },
})

/** Running text: an article's own HTML, or children. */
export function Prose(props: { children: ReactNode } | { html: string }) {
  if ('html' in props) {
    return <div className={prose} dangerouslySetInnerHTML={{ __html: props.html }} />
  }
  return <div className={prose}>{props.children}</div>
}
