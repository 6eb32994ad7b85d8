import { type MouseEvent, type Ref, useEffect, useRef } from 'react'
import { Notice } from '../ui/notice/notice.tsx'
import type { FieldErrors } from './table.ts'

/** The field of a form's files. */
const FILES = 'attachments'

/**
 * The errors of a form, at its top, with a link to each field.
 * @param order The fields in their order in the form.
 * @param refused Files for which the form was not sent, as far as the visitor has not removed them.
 * @param failures When this number rises, the summary takes the focus.
 */
export function ErrorSummary(props: {
  errors: FieldErrors
  order: readonly string[]
  refused?: { filename: string; problem: string }[]
  failures: number
}) {
  const box = useRef<HTMLDivElement>(null)
  const { failures, refused = [] } = props
  useEffect(() => {
    if (failures > 0) box.current?.focus()
  }, [failures])
  const problems = props.order.filter((field) => props.errors[field])
  if (problems.length + refused.length === 0) return null
  return (
    <div id="problems" role="alert" tabIndex={-1} ref={box as Ref<HTMLDivElement>}>
      <Notice tone="problem">
        <h2>There is a problem</h2>
        <ul>
          {problems.map((field) => (
            <li key={field}>
              <a href={`#${field}`} onClick={focusInstead}>
                {props.errors[field]}
              </a>
            </li>
          ))}
          {refused.map(({ filename, problem }) => (
            <li key={filename}>
              <a href={`#${FILES}`} onClick={focusInstead}>
                {problem}
              </a>
            </li>
          ))}
        </ul>
        {refused.length > 0 && (
          <p>
            Nothing is sent yet. Choose other files, or send the form without{' '}
            {refused.length === 1 ? 'this one' : 'these'}.
          </p>
        )}
      </Notice>
    </div>
  )
}

/** Once awake, the link moves focus to the field without adding a history entry. */
function focusInstead(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
