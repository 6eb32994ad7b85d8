import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { page } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'

const LAST_UPDATED = 'May 3, 2025'

/** One numbered part of a legal text; its id is its address on the page. */
export interface LegalPart {
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

/** A legal text: its date, its table of contents, and its parts in order. */
export function LegalPage(props: { title: string; intro: ReactNode; parts: LegalPart[] }) {
  return (
    <div className={`${page()} ${columns}`}>
      <div className={head}>
        <h1 className={title}>{props.title}</h1>
        <p className={updated}>Last updated {LAST_UPDATED}</p>
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
        {props.intro}
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
