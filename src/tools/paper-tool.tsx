import type { Question } from '../application/question.ts'
import { requestAddress } from '../http/request.ts'
import { notPrinted } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { PAPERS, type Papers, papersOf } from './papers.ts'
import { ToolFrame } from './tool-page.tsx'
import { paperTool } from './tools.ts'

/** What insurers ask about one kind of thing, to print; or the kinds to choose from. */
export function PaperTool() {
  const chosen = papersOf(requestAddress().query.get('kind'))
  return (
    <ToolFrame tool={paperTool}>
      <Prose>
        <p>
          None of this is needed for a first quote. It is what an insurer asks before a policy
          begins, and it goes faster with the documents beside you.
        </p>
        <ul className={chosen && notPrinted}>
          {PAPERS.map(({ kind, name }) => (
            <li key={kind}>
              <a
                href={`${paperTool.path}?kind=${kind}`}
                aria-current={kind === chosen?.kind ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        {chosen && <OneKind papers={chosen} />}
      </Prose>
    </ToolFrame>
  )
}

function OneKind({ papers: { name, papers, sections } }: { papers: Papers }) {
  return (
    <>
      <h2>{name}: what to have ready</h2>
      <ul>
        {papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      {sections.map(({ id, title, why, questions }) => (
        <section key={id}>
          <h3>{title}</h3>
          <p>{why}</p>
          <ul>
            {Object.entries(questions).map(([field, question]) => (
              <li key={field}>{inWords(question)}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className={notPrinted}>
        <a href="/quote">Ask for a quote</a>. Behind its link you can answer these questions, in
        parts, and send photographs and documents.
      </p>
    </>
  )
}

function inWords({ label, choices = [], hint }: Question): string {
  if (choices.length > 0) return `${label}: ${choices.map((choice) => choice.label).join(', ')}`
  return hint ? `${label} (${hint.charAt(0).toLowerCase()}${hint.slice(1)})` : label
}
