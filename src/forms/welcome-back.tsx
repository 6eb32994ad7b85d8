import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { css } from '../../styled-system/css'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'

const stack = css({ mb: '24' })

/**
 * Above a form that was begun before: when it was last saved, and a way to start over. It is a form
 * of its own, which works without JavaScript.
 * @param savedOn The day and time, for people.
 * @param draft The id of the draft that starts over, and no other one that was opened meanwhile.
 */
export function WelcomeBack(props: {
  kind: SubmissionKind
  savedOn: string
  draft: string | undefined
}) {
  const { kind, savedOn, draft } = props
  return (
    <form
      method="post"
      action={`/api/drafts/${kind}/start-over`}
      data-forgets={kind}
      aria-label="Your saved answers"
      className={stack}
    >
      {draft && <input type="hidden" name="draft" value={draft} />}
      <Notice tone="success">
        <h2>Welcome back</h2>
        <p>We saved your answers on {savedOn}.</p>
        <Button type="submit" tone="bare">
          Start over
        </Button>
      </Notice>
    </form>
  )
}
