import type { ComponentProps, ReactNode } from 'react'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { css } from '../../styled-system/css'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import type { FormState } from './form-state.ts'
import type { FormTable } from './table.ts'
import { TRAP } from './trap.ts'
import type { ShownDraft } from './use-draft.ts'

const quiet = css({ textStyle: 'small', color: 'quiet' })
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' })
/** Enter presses a form's first submit button, which must not be one that removes a file. */
const forEnter = css({ srOnly: true })

const notShown = css({ display: 'none' })
const welcome = css({ mb: '24' })
const replaced = css({ display: 'grid', gap: '8', justifyItems: 'start' })

/**
 * A form that posts its step without JavaScript and contains the fields needed with and without it.
 */
export function FormShell(props: {
  form: FormTable
  state: FormState
  step: string
  label: string
  awake: boolean
  draft: ShownDraft
  /** The step to which Continue returns, after a change of an earlier answer. */
  returnTo?: string | undefined
  onSubmit: ComponentProps<'form'>['onSubmit']
  children: ReactNode
}) {
  const { form, state, draft } = props
  return (
    <>
      {draft.welcome && !draft.isReplaced && (
        <WelcomeBack kind={form.kind} savedOn={draft.welcome} draft={draft.id} />
      )}
      <form
        id="form"
        method="post"
        action={`/api/forms/${form.kind}`}
        encType="multipart/form-data"
        noValidate
        aria-label={props.label}
        data-form={form.kind}
        data-step={state.step}
        data-awake={props.awake || undefined}
        data-preselected={state.preselected}
        data-draft={state.draft?.id}
        data-saved={state.draft?.saved}
        data-path={state.origin?.path}
        data-product={state.origin?.product}
        data-town={state.origin?.town}
        data-vessel={state.origin?.vessel}
        onSubmit={props.onSubmit}
        className={stack}
      >
        <button type="submit" className={forEnter} tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="step" value={props.step} />
        {draft.id && <input type="hidden" name="draft" value={draft.id} />}
        {state.draft?.token && <input type="hidden" name="token" value={state.draft.token} />}
        {props.returnTo && <input type="hidden" name="returnTo" value={props.returnTo} />}
        <input type="hidden" name="submissionKey" defaultValue={state.submissionKey ?? ''} />
        <input
          type="hidden"
          name="source"
          defaultValue={state.origin ? JSON.stringify(state.origin) : ''}
        />
        {state.isInPlace &&
          state.fileProblems
            .filter(({ lost }) => lost)
            .map(({ filename }) => (
              <input key={filename} type="hidden" name="lostFile" value={filename} />
            ))}
        {/* Once awake, the form saves them itself. */}
        {state.isInPlace &&
          !props.awake &&
          state.files.map((file) => (
            <input key={file.id} type="hidden" name="storedFile" value={JSON.stringify(file)} />
          ))}
        <input name={TRAP} autoComplete="off" className={notShown} />
        {props.children}
        {/* Its place is there before: what is below must not move when the form hydrates. */}
        <div role="status">
          {props.awake && draft.isReplaced ? (
            <ReplacedForm path={form.path} />
          ) : (
            <p className={quiet}>{props.awake && draft.note}</p>
          )}
        </div>
      </form>
    </>
  )
}

/**
 * Above a form that was begun before: when it was last saved, and a way to start over. It is a form
 * of its own, which works without JavaScript.
 * @param savedOn The day and time, for people.
 * @param draft The id of the draft that starts over, and no other one that was opened meanwhile.
 */
function WelcomeBack(props: { kind: SubmissionKind; savedOn: string; draft: string | undefined }) {
  const { kind, savedOn, draft } = props
  return (
    <form
      method="post"
      action={`/api/drafts/${kind}/start-over`}
      data-forgets={kind}
      aria-label="Your saved answers"
      className={welcome}
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

/**
 * Shown near the buttons of a form that this browser does not save any more, because another tab has opened
 * another one.
 * @param path The page of the form that the browser has now.
 */
function ReplacedForm({ path }: { path: string }) {
  return (
    <Notice tone="problem">
      <div className={replaced}>
        <p>
          In another tab, this form was started over. What you type here is no longer saved. You can
          still send it, or go on with the other one.
        </p>
        {/* A link to the page that is shown already would not load it again. */}
        <Button type="button" onClick={() => location.assign(path)}>
          Show the other one
        </Button>
      </div>
    </Notice>
  )
}
