import type { Section as ContentSection, Source } from '../../db/content.ts'
import { css } from '../../styled-system/css'
import { page } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'

const band = css({ bg: 'surface', py: { base: '48', md: '80' } })
const columns = css({
  display: 'grid',
  gap: '40',
  alignItems: 'start',
  gridTemplateColumns: { lg: '16rem 1fr' },
})
const contents = css({
  position: { lg: 'sticky' },
  top: { lg: '6rem' },
  textStyle: 'small',
  '& li': { borderTop: '1px solid token(colors.line)' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 'target', py: '4' },
})
const text = css({ '& h2:first-child': { mt: '0' } })
const sources = css({ textStyle: 'small', color: 'quiet' })

/**
 * The running text of a vessel type, with its parts listed beside it. Keys are positions: a key of
 * text would send every paragraph to React once more.
 */
export function VesselSections({ sections }: { sections: ContentSection[] }) {
  if (sections.length === 0) return null
  return (
    <div className={band}>
      <div className={`${page()} ${columns}`}>
        <nav aria-label="On this page">
          <ol className={contents}>
            {sections.map(({ heading }, index) => (
              <li key={index}>
                <a href={`#${anchorOf(index)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={text}>
          <Prose>
            {sections.map((section, index) => (
              <SectionText key={index} section={section} id={anchorOf(index)} />
            ))}
          </Prose>
        </div>
      </div>
    </div>
  )
}

function anchorOf(index: number): string {
  return `part-${index + 1}`
}

function SectionText({ section, id }: { section: ContentSection; id: string }) {
  const { heading, paragraphs, points = [], sources: named = [] } = section
  return (
    <>
      <h2 id={id}>{heading}</h2>
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
      {named.length > 0 && (
        <p className={sources}>
          {named.length === 1 ? 'Source: ' : 'Sources: '}
          {named.map((source, index) => (
            <span key={index}>
              {index > 0 && '; '}
              <SourceName source={source} />
            </span>
          ))}
        </p>
      )}
    </>
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
