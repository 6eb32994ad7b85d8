import { Fragment } from 'react'
import type { Section, Source } from '../../db/content.ts'
import { css } from '../../styled-system/css'

const named = css({ textStyle: 'small', color: 'quiet' })

/** Running text under its headings, for the inside of a `Prose`. */
export function ContentSections({ sections }: { sections: Section[] }) {
  return sections.map(({ heading, paragraphs, points = [], sources = [] }) => (
    <Fragment key={heading}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
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
        <span key={source.title}>
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
