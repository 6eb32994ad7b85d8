import { css } from '../../styled-system/css'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'

const stack = css({ display: 'grid', gap: '24' })
const QUESTIONS = 4

/** In a form's place, while its code is loading on a page that was opened without a new document. */
export function FormSkeleton() {
  return (
    <div role="status" aria-busy="true" className={stack}>
      <p>Loading the form...</p>
      {Array.from({ length: QUESTIONS }, (_, index) => (
        <Skeleton key={index} kind="line" />
      ))}
    </div>
  )
}
