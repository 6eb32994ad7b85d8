import { randomUUID } from 'node:crypto'
import type { AdminPost } from '../../../db/writing/post-admin.ts'
import { isBuiltInPost } from '../../../db/writing/post-writing.ts'
import { css } from '../../../styled-system/css'
import { postHref } from '../../blog/addresses.ts'
import { Button, button } from '../../ui/button/button.tsx'
import { PlainField, PlainTextArea } from '../../ui/field/plain-field.tsx'
import { surface } from '../../ui/layout.tsx'
import { ServerToast } from '../../ui/toast/server-toast.tsx'
import { officeTimeInWords } from '../frame/office-time.ts'
import { TwoSteps } from '../frame/two-steps.tsx'
import { shownTime } from './check-post.ts'
import { type EditedPost, valuesOf } from './edited-post.ts'
import { SaveBar } from './editor/save-bar.tsx'
import type { SaveState } from './editor/save-words.ts'
import { UnsavedChanges } from './editor/unsaved-changes.tsx'
import { PostAbout } from './post-about.tsx'
import { UNSAVED_PATH } from './post-fields.ts'
import { handleState, PostStateBadge } from './post-state.tsx'
import { PostWriting } from './post-writing.tsx'

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32',
  pb: '24',
  // Above the bar that sticks to the bottom.
  '& *': { scrollMarginBottom: '4rem' },
})
const status = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16',
  '& > :is(span, a)': { alignSelf: 'baseline' },
})
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })
/** The button that Enter presses: it must not publish or upload a picture. */
const forEnter = css({ srOnly: true })

/**
 * The post form. It works without JavaScript, pictures included.
 * @param staffId Undefined when the sender of the form is not signed in any more.
 */
export function PostForm({ post, staffId }: { post: EditedPost; staffId: string | undefined }) {
  const { stored } = post
  // What was sent comes with the name of its page.
  const isUnsaved = post.unsaved !== undefined && post.restored === undefined
  return (
    <>
      {post.toast && <ServerToast toast={post.toast} />}
      <p className={status}>
        <PostStateBadge post={stored} />
        {stored && handleState(stored) === 'published' && (
          <a href={postHref(stored)} className={link}>
            See it on the site
          </a>
        )}
      </p>
      {post.restored && post.unsaved && (
        <form method="post" action={`${UNSAVED_PATH}/discard`}>
          <input type="hidden" name="id" value={post.unsaved.id} />
          <button type="submit" className={button({ tone: 'bare' })}>
            Discard the unsaved changes
          </button>
        </form>
      )}
      {staffId && (
        <UnsavedChanges waiting={post.waiting ?? []} postId={post.id} staffId={staffId} />
      )}
      <form
        id="post"
        method="post"
        action="/api/staff/posts"
        encType="multipart/form-data"
        noValidate
        aria-label="Post"
        data-wake=""
      >
        <button
          type="submit"
          name="go"
          value="save"
          className={forEnter}
          tabIndex={-1}
          aria-hidden="true"
        />
        <input type="hidden" name="id" value={post.id ?? ''} />
        <input type="hidden" name="newId" value={post.newId ?? ''} />
        <input type="hidden" name="version" value={post.version ?? ''} />
        <input type="hidden" name="before" value={post.values.before} />
        <input type="hidden" name="publishedAt" value={stored?.publishedAt ?? ''} />
        <input type="hidden" name="said" value={post.said ?? ''} />
        {/* What this page backs up is closed by its form, also if that is sent before the page wakes. */}
        <input type="hidden" name="unsaved" value={post.unsaved?.id || randomUUID()} />
        <input type="hidden" name="writer" value={post.unsaved?.writer || randomUUID()} />
        <div className={stack}>
          <PostWriting post={post} />
          <PostAbout post={post} />
          <PostActions post={post} />
        </div>
        <SaveBar
          form="post"
          label={handleState(stored) === 'draft' ? 'Save draft' : 'Save changes'}
          staffId={staffId}
          restored={post.restored}
          isUnsaved={isUnsaved}
          initial={initialState(post, isUnsaved)}
        />
      </form>
      {post.saved && <ConflictingVersion post={post.saved} />}
    </>
  )
}

function initialState({ restored, version }: EditedPost, isUnsaved: boolean): SaveState {
  if (isUnsaved) return { kind: 'typing' }
  if (restored) return { kind: 'restored', at: restored }
  return version ? { kind: 'saved', at: version } : { kind: 'never saved' }
}

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
function PostActions({ post }: { post: EditedPost }) {
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

const conflictStack = css({ display: 'grid', gap: '16' })
const heading = css({ textStyle: 'section' })

/** The version that somebody else saved while this form was open, to copy from. */
function ConflictingVersion({ post }: { post: AdminPost }) {
  const { title, excerpt, markdown } = valuesOf(post)
  return (
    <section className={conflictStack} aria-labelledby="theirs">
      <h2 id="theirs" className={heading}>
        What was saved on {officeTimeInWords(post.version)}
      </h2>
      <PlainField name="theirTitle" label="Their title" defaultValue={title} readOnly />
      <PlainTextArea
        name="theirExcerpt"
        label="Their excerpt"
        defaultValue={excerpt}
        rows={4}
        readOnly
      />
      <PlainTextArea
        name="theirText"
        label="Their text"
        defaultValue={markdown}
        rows={16}
        readOnly
      />
    </section>
  )
}
