import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { Page } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { costTool, TOOLS } from './tools.ts'

const stack = css({ display: 'grid', gap: '32', py: { base: '32', md: '56' } })
const title = css({ textStyle: 'title' })

/** The tools of the site, each with what it is for. */
export function ToolList() {
  return (
    <Page width="form">
      <div className={stack}>
        <h1 className={title}>Tools for Owners</h1>
        <Prose>
          <p>
            Short calculations and lists to read beside your own policy. Nothing that you enter is
            stored. The result can be printed, or sent to us with a question.
          </p>
          {[...(agency().costs.length > 0 ? [costTool] : []), ...TOOLS].map((tool) => (
            <section key={tool.path}>
              <h2>
                <a href={tool.path}>{tool.title}</a>
              </h2>
              <p>{tool.what}</p>
            </section>
          ))}
          <h2>To read</h2>
          <ul>
            <li>
              <a href="/compare">Policies side by side</a>: agreed value, boat on a homeowners
              policy, flood, and limits of liability.
            </li>
            <li>
              <a href="/glossary">Glossary</a>: the terms of marine and shoreline policies.
            </li>
            <li>
              <a href="/questions">Every question</a> that the pages of this site answer.
            </li>
          </ul>
        </Prose>
      </div>
    </Page>
  )
}
