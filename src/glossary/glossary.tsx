import { css } from '../../styled-system/css'
import { ButtonLink } from '../ui/button/button.tsx'
import { notPrinted, Page } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { anchorOf, TERMS } from './terms.ts'

const stack = css({ display: 'grid', gap: '32', py: { base: '32', md: '56' } })
const title = css({ textStyle: 'title' })
const row = css({ display: 'flex', flexWrap: 'wrap' })

/** Every term by letter, with its place on the page. */
export function Glossary() {
  const letters = [...Map.groupBy(TERMS, ({ term }) => term.charAt(0))]
  return (
    <Page width="form">
      <div className={stack}>
        <h1 className={title}>Glossary</h1>
        <Prose>
          <p>
            The terms of marine and shoreline policies in plain words. A policy defines its own
            terms, and its definition counts. Is one missing? <a href="/contact">Ask us</a>.
          </p>
        </Prose>
        <nav aria-label="Letters" className={notPrinted}>
          <div className={row}>
            {letters.map(([letter]) => (
              <ButtonLink key={letter} tone="bare" href={`#${letter.toLowerCase()}`}>
                {letter}
              </ButtonLink>
            ))}
          </div>
        </nav>
        <Prose>
          {letters.map(([letter, terms]) => (
            <section key={letter} id={letter.toLowerCase()}>
              <h2>{letter}</h2>
              {terms.map((term) => (
                <section key={term.term} id={anchorOf(term)}>
                  <h3>{term.term}</h3>
                  <p>{term.text}</p>
                </section>
              ))}
            </section>
          ))}
        </Prose>
      </div>
    </Page>
  )
}
