import { type MouseEvent, type Ref, useEffect, useRef } from 'react'
import { Notice } from '../ui/notice/notice.tsx'
import type { FieldErrors } from './table.ts'

/**
 * The errors of a form, at its top, with a link to each field.
 * @param order The fields in their order in the form.
 * @param failures When this number rises, the summary takes the focus.
 */
export function ErrorSummary(props: {
  errors: FieldErrors
  order: readonly string[]
  failures: number
}) {
  const box = useRef<HTMLDivElement>(null)
  const { failures } = props
  useEffect(() => {
    if (failures > 0) box.current?.focus()
  }, [failures])
  const problems = props.order.filter((field) => props.errors[field])
  if (problems.length === 0) return null
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
        </ul>
      </Notice>
    </div>
  )
}

/** Once awake, the link moves focus to the field without adding a history entry. */
function focusInstead(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
