import type { StaffMember } from '../../../../db/staff/staff.ts'
import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'
import { PlainSelect } from '../../../ui/field/plain-field.tsx'
import { SELECTED_FORM } from './lead-line.tsx'
import { type LeadsAsked, leadsQuery } from './leads-query.ts'
import { SelectAll, SelectedCount } from './selection.tsx'

const bar = css({
  order: '1',
  position: 'sticky',
  bottom: '0',
  zIndex: '10',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '8', md: '12' },
  rowGap: '8',
  px: { base: '12', md: '16' },
  py: '8',
  bg: 'shallow',
  borderTop: '1px solid token(colors.ink)',
  '& button': { minHeight: 'target', px: '12', fontSize: '1rem' },
})
const onPhone = css({ display: { md: 'none' } })
const count = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: { md: '8rem' },
  width: { base: 'full', md: 'auto' },
  fontWeight: '600',
  color: 'heading',
})
const assign = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: { base: 'end', md: 'center' },
  gap: '8',
  // Its label stands before it, so that the bar is no higher than a button; a phone has no room for that.
  '& > div': { display: { md: 'flex' }, alignItems: 'center', gap: '8' },
  '& label': { mb: '0', whiteSpace: 'nowrap', fontSize: '1rem' },
  '& select': { minHeight: 'target', maxWidth: '11rem' },
})
const remove = css({
  '&[open]': { flexBasis: 'full' },
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    px: '8',
    fontWeight: '600',
    color: 'ink',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  '& > div': { display: 'grid', gap: '8', justifyItems: 'start', maxWidth: 'measure', pb: '4' },
})

/** What can be done with the leads that are selected. It stays in sight while some are. */
export function SelectedBar({ asked, staff }: { asked: LeadsAsked; staff: StaffMember[] }) {
  return (
    <form
      id={SELECTED_FORM}
      method="post"
      action="/api/staff/leads/selected"
      className={bar}
      aria-label="Selected leads"
      data-selected-bar=""
    >
      {/* The list then shows again what it shows now. */}
      <input type="hidden" name="list" value={leadsQuery(asked)} />
      <div className={count}>
        <SelectedCount />
        <div className={onPhone}>
          <SelectAll />
        </div>
      </div>
      <div className={assign}>
        <PlainSelect name="staff" id="assign-to" label="Assign to" defaultValue="">
          <option value="">Choose</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="nobody">Nobody</option>
        </PlainSelect>
        {/* First of all buttons: Enter on a box presses it, and alone it does nothing. */}
        <Button type="submit" name="do" value="assign">
          Assign
        </Button>
      </div>
      {asked.view === 'held' ? (
        <Button type="submit" name="do" value="release">
          Release
        </Button>
      ) : (
        <Button type="submit" name="do" value="handled">
          Mark handled
        </Button>
      )}
      <Button type="submit" formAction="/api/staff/leads.xlsx">
        Export
      </Button>
      <Button type="submit" formAction="/api/staff/leads.csv">
        Export CSV
      </Button>
      <Button type="submit" formAction="/api/staff/leads.jsonl">
        Export JSON lines
      </Button>
      <Remove isSpam={asked.view === 'held'} />
    </form>
  )
}

function Remove({ isSpam }: { isSpam: boolean }) {
  return (
    <details className={remove}>
      <summary>{isSpam ? 'Delete as spam…' : 'Delete…'}</summary>
      <div>
        <p>
          The selected leads are deleted with their messages, notes, and files. This cannot be
          undone.
        </p>
        <Button type="submit" name="do" value={isSpam ? 'spam' : 'delete'} tone="action">
          {isSpam ? 'Delete as spam' : 'Delete for good'}
        </Button>
      </div>
    </details>
  )
}
