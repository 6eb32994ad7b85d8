import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { page } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'

/** One part of a long text; its id is its address on the page. */
export interface TextPart {
  id: string
  title: string
  text: ReactNode
}

const columns = css({
  display: 'grid',
  gap: { base: '32', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '16rem 1fr' },
  alignItems: 'start',
  py: { base: '32', md: '56' },
})
const head = css({ gridColumn: '1 / -1', display: 'grid', gap: '8' })
const title = css({ textStyle: 'title' })
const updated = css({ color: 'quiet' })
const contents = css({
  position: { lg: 'sticky' },
  top: '96px',
  borderTop: '2px solid token(colors.ink)',
  pt: '16',
  '@media print': { display: 'none' },
  textStyle: 'small',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
})
const contentsTitle = css({ textStyle: 'card' })

/**
 * A page that is one long text: its table of contents, and its parts in order.
 * @param props.intro Stands first, above the table of contents.
 * @param props.updated The day of its last change, in words, where that matters.
 */
export function TextPage(props: {
  title: string
  updated?: string
  intro: ReactNode
  parts: TextPart[]
}) {
  return (
    <div className={`${page()} ${columns}`}>
      <div className={head}>
        <h1 className={title}>{props.title}</h1>
        {props.updated && <p className={updated}>Last updated {props.updated}</p>}
        <Prose>{props.intro}</Prose>
      </div>
      <nav className={contents} aria-labelledby="contents">
        <h2 id="contents" className={contentsTitle}>
          On this page
        </h2>
        <ol>
          {props.parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose>
        {props.parts.map(({ id, title, text }) => (
          <section key={id} id={id}>
            <Prose>
              <h2>{title}</h2>
              {text}
            </Prose>
          </section>
        ))}
      </Prose>
    </div>
  )
}
