import { Button } from '../../../ui/button/button.tsx'
import { notPrinted } from '../../../ui/layout.tsx'
import { leadAction } from '../addresses.ts'
import { dangerous, form } from '../lead-styles.ts'

/** In two steps: a deleted lead cannot be brought back. */
export function DeleteLead(props: { leadId: string; reference: string; revision: number }) {
  const { leadId, reference, revision } = props
  return (
    <details className={notPrinted}>
      <summary className={dangerous}>Delete this lead</summary>
      <form method="post" action={leadAction(leadId, 'delete')} className={form}>
        <input type="hidden" name="revision" value={revision} />
        <p>
          The answers, files, notes and messages are deleted for good. The log keeps the reference{' '}
          {reference} and that you deleted it.
        </p>
        <p>
          <Button type="submit">Delete for good</Button>
        </p>
      </form>
    </details>
  )
}
