import { Fragment, type ReactNode } from 'react'
import type { Section, Source } from '../../../db/schema/texts.ts'
import { css } from '../../../styled-system/css'

const named = css({ textStyle: 'small', color: 'quiet' })

/**
 * Text sections with headings, for use inside `Prose`. Keyed by position: text as keys would repeat
 * every paragraph in the payload.
 * @param anchorOf The id of each heading, when something on the page links to it.
 * @param textOf What is shown of a paragraph or point; called in the order of the page.
 */
export function ContentSections({
  sections,
  anchorOf,
  textOf = (paragraph) => paragraph,
}: {
  sections: Section[]
  anchorOf?: (index: number) => string
  textOf?: (paragraph: string) => ReactNode
}) {
  return sections.map(({ heading, paragraphs, points = [], sources = [] }, at) => (
    <Fragment key={at}>
      <h2 id={anchorOf?.(at)}>{heading}</h2>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{textOf(paragraph)}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point, index) => (
            <li key={index}>{textOf(point)}</li>
          ))}
        </ul>
      )}
      <Sources sources={sources} />
    </Fragment>
  ))
}

/** The sources; nothing when there are none. */
export function Sources({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null
  return (
    <p className={named}>
      {sources.length === 1 ? 'Source: ' : 'Sources: '}
      {sources.map((source, index) => (
        <span key={index}>
          {index > 0 && '; '}
          <SourceName source={source} />
        </span>
      ))}
    </p>
  )
}

function SourceName({ source: { title, publisher, url } }: { source: Source }) {
  return (
    <>
      {url ? (
        <a href={url} rel="noopener">
          {title}
        </a>
      ) : (
        title
      )}
      , {publisher}
    </>
  )
}
