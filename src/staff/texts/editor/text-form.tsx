import { css } from '../../../../styled-system/css'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { saveBar } from '../../frame/save-bar.ts'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import type { TextDesk } from '../desk/text-desk.ts'
import type { EditedText } from './edited-text.ts'
import { TextFields } from './text-fields.tsx'

const stack = css({
  display: 'grid',
  gap: '32',
  '& > *': { minWidth: '0' },
  // What has the focus does not stop under the bar.
  '& :is(input, select, textarea)': { scrollMarginBlock: '6rem' },
})
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
})
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })
/** The button that Enter presses: it must not add a row. */
const forEnter = css({ srOnly: true })

/** The form with the texts of a page. It works without JavaScript. */
export function TextForm({ desk, text }: { desk: TextDesk; text: EditedText }) {
  const { kind, slug, typed, errors, problem, stored, moreRowsOf } = text
  return (
    <>
      <p className={bar}>
        <a href="/admin/texts" className={link}>
          All texts
        </a>
        <a href={`/${kind}/${encodeURIComponent(slug)}`} className={link}>
          See it on the site
        </a>
        {stored && (
          <>
            {kind === 'towns' && (
              <a href="#town-picture" className={link}>
                Picture
              </a>
            )}
            <a href="#versions" className={link}>
              Versions
            </a>
            <span>
              <Badge tone={stored.isEdited ? 'ink' : 'land'}>
                {stored.isEdited ? 'Edited' : 'Built-in text'}
              </Badge>
            </span>
          </>
        )}
      </p>
      <form
        id="text"
        method="post"
        action={textAction(text)}
        encType="multipart/form-data"
        noValidate
        aria-label="Texts of the page"
        className={stack}
      >
        <button
          type="submit"
          name="go"
          value="save"
          className={forEnter}
          tabIndex={-1}
          aria-hidden="true"
        />
        <input type="hidden" name="revision" value={text.revision} />
        <input type="hidden" name="before" value={text.before} />
        <TextFields shapes={desk.shapes} typed={typed} errors={errors ?? {}} {...{ moreRowsOf }} />
        <div className={saveBar}>
          <Button type="submit" name="go" value="save" tone="action">
            Save changes
          </Button>
          <Button type="submit" name="go" value="preview" formTarget="_blank">
            Preview in a new tab
          </Button>
        </div>
      </form>
      <UnsavedWarning
        form="text"
        isUnsaved={errors !== undefined || problem !== undefined || moreRowsOf !== undefined}
      />
    </>
  )
}

/** Where the forms of an editor are sent. */
export function textAction({ kind, slug }: Pick<EditedText, 'kind' | 'slug'>): string {
  return `/api/staff/texts/${kind}/${encodeURIComponent(slug)}`
}
