import { Notice } from '../ui/notice/notice.tsx'
import type { RerenderedFiles } from './rerendered-files.ts'

/** What went wrong with files that were posted, each with a link to the file field. */
export function FileProblems({ answer }: { answer: RerenderedFiles }) {
  const { problems, added } = answer
  return (
    <div id="problems" role="alert" tabIndex={-1}>
      <Notice tone="problem">
        <h2>There is a problem</h2>
        <ul>
          {problems.map(({ problem }) => (
            <li key={problem}>
              <a href="#attachments">{problem}</a>
            </li>
          ))}
        </ul>
        {added > 0 && <p>{added === 1 ? 'One other file' : `${added} other files`} arrived.</p>}
      </Notice>
    </div>
  )
}
