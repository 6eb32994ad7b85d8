import { Fragment } from 'react'
import type { Section, Source } from '../../../db/schema/texts.ts'
import { css } from '../../../styled-system/css'

const named = css({ textStyle: 'small', color: 'quiet' })

/**
 * Running text under its headings, for the inside of a `Prose`. Keyed by position: keys of text
 * would send every paragraph to React once more.
 * @param anchorOf The id of each heading, where something on the page leads to it.
 */
export function ContentSections({
  sections,
  anchorOf,
}: {
  sections: Section[]
  anchorOf?: (index: number) => string
}) {
  return sections.map(({ heading, paragraphs, points = [], sources = [] }, at) => (
    <Fragment key={at}>
      <h2 id={anchorOf?.(at)}>{heading}</h2>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
      )}
      <Sources sources={sources} />
    </Fragment>
  ))
}

/** Where what was said comes from; nothing when no source is given. */
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
