import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { Page } from './layout.tsx'

/** A component's states, each under its name. */
export type Fixtures = Record<string, ReactNode>

const files = import.meta.glob<{ fixtures: Fixtures }>('../**/*.fixtures.tsx', { eager: true })

const heading = css({ textStyle: 'section' })
const state = css({ textStyle: 'note', color: 'quiet' })
const row = css({ py: '24', display: 'grid', gap: '16' })

/** Every component in every state, to review changes of the design system. */
export function Gallery() {
  return Object.entries(files).map(([file, { fixtures }]) => (
    <section key={file} id={componentOf(file)}>
      <Page>
        <div className={row}>
          <h2 className={heading}>{componentOf(file)}</h2>
        </div>
      </Page>
      {Object.entries(fixtures).map(([name, node]) => (
        <div key={name} data-fixture={`${componentOf(file)}: ${name}`}>
          <Page>
            <p className={state}>{name}</p>
          </Page>
          {isBand(file) ? node : <Page>{<div className={row}>{node}</div>}</Page>}
        </div>
      ))}
    </section>
  ))
}

/** Sections have their own margins. */
function isBand(file: string): boolean {
  return ['section', 'hero', 'closing-banner'].includes(componentOf(file))
}

function componentOf(file: string): string {
  return file.split('/').at(-1)?.replace('.fixtures.tsx', '') ?? file
}
