import type { Lead } from '../../../../db/leads/lead.ts'
import { Button } from '../../../ui/button/button.tsx'
import { notPrinted } from '../../../ui/layout.tsx'
import { leadAction } from '../addresses.ts'
import { dangerous, form } from '../lead-styles.ts'

/** In two steps: a deleted lead cannot be brought back. */
export function DeleteLead({ lead }: { lead: Lead }) {
  const { id, reference, revision, changesByOthers } = lead
  return (
    <details className={notPrinted}>
      <summary className={dangerous}>Delete this lead</summary>
      <form method="post" action={leadAction(id, 'delete')} className={form}>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="changesByOthers" value={changesByOthers} />
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
