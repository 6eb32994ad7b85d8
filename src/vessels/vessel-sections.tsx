import type { Section } from '../../db/schema/texts.ts'
import { css } from '../../styled-system/css'
import { linkTerms } from '../glossary/with-terms.tsx'
import { page } from '../ui/layout.tsx'
import { ContentSections } from '../ui/prose/content-sections.tsx'
import { Prose } from '../ui/prose/prose.tsx'

const band = css({ bg: 'surface', py: { base: '48', md: '80' } })
const columns = css({
  display: 'grid',
  gap: '40',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '16rem 1fr' },
})
const contents = css({
  position: { lg: 'sticky' },
  top: { lg: '6rem' },
  textStyle: 'small',
  '& li': { borderTop: '1px solid token(colors.line)' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 'target', py: '4' },
})
const text = css({ '& h2:first-child': { mt: '0' } })

/** The text of a vessel type, with its contents listed beside it. */
export function VesselSections({ sections }: { sections: Section[] }) {
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
            <ContentSections sections={sections} anchorOf={anchorOf} textOf={linkTerms()} />
          </Prose>
        </div>
      </div>
    </div>
  )
}

function anchorOf(index: number): string {
  return `part-${index + 1}`
}
