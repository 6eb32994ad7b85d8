import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { TextPage, type TextPart } from '../layout/text-page.tsx'
import { type SearchEntry, searchEntries } from './entries.ts'

/** Every question of the site's pages by topic, each a way to the page that answers it. */
export async function AllQuestions() {
  const entries = await orFallback('the questions', () => searchEntries(services().db), [])
  return (
    <TextPage
      title="Questions owners ask"
      intro={
        <p>
          Each leads to the page that answers it. Or <a href="/search">search the site</a>, look up
          a term in the <a href="/glossary">glossary</a>, <a href="/compare">compare policies</a>,
          or work something out with a <a href="/tools">tool</a>. If you have a policy,{' '}
          <a href="/certificates">ask for a certificate</a> or{' '}
          <a href="/policy-changes">for a change</a>.
        </p>
      }
      parts={partsOf(entries)}
    />
  )
}

function partsOf(entries: readonly SearchEntry[]): TextPart[] {
  const byPage = Map.groupBy(
    entries.filter(({ of }) => of),
    ({ href }) => href,
  )
  return [...byPage].map(([href, questions]) => ({
    id: href.slice(1).replace('/', '-'),
    title: questions[0]?.of ?? '',
    text: (
      <ul>
        {questions.map(({ title }) => (
          <li key={title}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    ),
  }))
}
