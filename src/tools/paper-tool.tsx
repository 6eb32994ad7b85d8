import { findSettings } from '../../db/settings/settings.ts'
import type { Question } from '../application/question.ts'
import { orFallback } from '../http/fallback.ts'
import { requestAddress } from '../http/request.ts'
import { services } from '../http/services.ts'
import { documentLists } from '../settings/document-lists.ts'
import { notPrinted } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { PAPERS, type Papers, papersOf } from './papers.ts'
import { ToolFrame } from './tool-page.tsx'
import { paperTool } from './tools.ts'

/**
 * What insurers ask about one kind of thing, with the documents that staff ask for, to print; or the kinds to choose
 * from.
 */
export async function PaperTool() {
  const chosen = papersOf(requestAddress().query.get('kind'))
  const stored = await orFallback(
    'the lists of documents',
    async () => (await findSettings(services().db, 'documents')).value,
    undefined,
  )
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
        {chosen && <OneKind papers={chosen} documents={documentLists(stored)[chosen.kind]} />}
      </Prose>
    </ToolFrame>
  )
}

function OneKind(props: { papers: Papers; documents: readonly string[] }) {
  const { name, sections } = props.papers
  return (
    <>
      <h2>{name}: what to have ready</h2>
      <ul>
        {props.documents.map((document) => (
          <li key={document}>{document}</li>
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
