import type { SavedView } from '../../../../db/leads/saved-views.ts'
import { css } from '../../../../styled-system/css'
import { requestHeaders } from '../../../http/request.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { forScreenReaders } from '../../../ui/layout.tsx'
import { searchRow } from '../../frame/list-look.ts'
import { flashOf } from '../../session/flash.ts'
import { type LeadsAsked, queryOfList } from './leads-query.ts'
import { MAX_VIEW_CHARACTERS } from './limits.ts'

const VIEW_FORM = 'save-view'
const below = css({ pt: '12' })
const check = css({ display: 'inline-flex', alignItems: 'center', gap: '8', minHeight: 'target' })

/** The form that the fields below belong to: they stand within that of the filters. */
export function SavedViewForm({ asked }: { asked: LeadsAsked }) {
  return (
    <form
      id={VIEW_FORM}
      method="post"
      action="/api/staff/lead-views"
      className={forScreenReaders}
      noValidate
    >
      <input type="hidden" name="list" value={queryOfList(asked)} />
    </form>
  )
}

/** The saved list that an address asks for. */
export function savedViewOf(asked: LeadsAsked, saved: SavedView[]): SavedView | undefined {
  const query = queryOfList(asked)
  return saved.find((view) => view.query === query)
}

/** Saves what is listed under a name; nothing for the plain list. */
export function SaveView({ asked, saved }: { asked: LeadsAsked; saved: SavedView[] }) {
  if (!queryOfList(asked)) return null
  const view = savedViewOf(asked, saved)
  const flash = flashOf(requestHeaders())
  return (
    <div className={`${searchRow} ${below}`}>
      <PlainField
        form={VIEW_FORM}
        name="viewName"
        label="Save this list as"
        defaultValue={flash?.values?.viewName ?? view?.name}
        error={flash?.errors?.viewName}
        maxLength={MAX_VIEW_CHARACTERS}
        autoComplete="off"
      />
      <label className={check}>
        <input form={VIEW_FORM} type="checkbox" name="shared" defaultChecked={view?.isShared} />
        For everybody
      </label>
      <Button type="submit" form={VIEW_FORM}>
        Save
      </Button>
      {view?.mayDelete && (
        <Button
          type="submit"
          form={VIEW_FORM}
          formAction="/api/staff/lead-views/delete"
          name="id"
          value={view.id}
          tone="bare"
        >
          {`Delete “${view.name}”`}
        </Button>
      )}
    </div>
  )
}
