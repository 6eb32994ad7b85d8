import { isBuiltInPost } from '../../../db/writing/post-writing.ts'
import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { surface } from '../../ui/layout.tsx'
import { TwoSteps } from '../frame/two-steps.tsx'
import { shownTime } from './check-post.ts'
import type { EditedPost } from './edited-post.ts'
import { handleState } from './post-state.tsx'

const paper = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24',
  p: { base: '16', md: '24' },
})
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12',
  // A field for a day and hour is wider than a small phone in large text.
  '& > *, & input': { minWidth: '0', maxWidth: 'full' },
})

/** The actions for the post. Each also saves what was typed. */
export function PostActions({ post }: { post: EditedPost }) {
  const state = handleState(post.stored)
  const { at, atBefore } = shownTime(post)
  return (
    <div className={`${surface} ${paper}`}>
      <div className={row}>
        {state !== 'published' && (
          <Button type="submit" name="go" value="publish" tone="action">
            {state === 'scheduled' ? 'Publish now' : 'Publish'}
          </Button>
        )}
        {state !== 'draft' && (
          <Button type="submit" name="go" value="withdraw">
            Withdraw
          </Button>
        )}
      </div>
      {state !== 'published' && (
        <div className={row}>
          <input type="hidden" name="atBefore" value={atBefore} />
          <PlainField
            name="at"
            type="datetime-local"
            label="Appears at"
            hint="By the clock in Bridgeport, within a minute."
            defaultValue={at}
            error={post.errors?.at}
          />
          <Button type="submit" name="go" value="schedule">
            {state === 'scheduled' ? 'Change the time' : 'Schedule'}
          </Button>
        </div>
      )}
      {state !== 'published' && !(post.stored && isBuiltInPost(post.stored)) && (
        <TwoSteps label="Delete this post" hidden={!post.stored} data-once-saved="">
          <p>The post is deleted permanently, including everything typed above.</p>
          <p>
            <Button type="submit" name="go" value="delete">
              Delete for good
            </Button>
          </p>
        </TwoSteps>
      )}
    </div>
  )
}
