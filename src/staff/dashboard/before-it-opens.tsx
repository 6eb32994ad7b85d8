import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { surface } from '../../ui/layout.tsx'
import { officeTimeInWords } from '../frame/office-time.ts'
import { DashboardSection } from './dashboard-section.tsx'
import type { OpeningList, ToReplace } from './to-replace.ts'

const list = css({
  display: 'grid',
  columnGap: '24',
  rowGap: '12',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
  px: { base: '16', md: '24' },
  py: '12',
})
const what = css({ fontWeight: '600', color: 'heading', overflowWrap: 'anywhere' })
const why = css({ textStyle: 'small', overflowWrap: 'anywhere' })
const actions = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', alignItems: 'center' })
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })
const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  color: 'ink',
  fontWeight: '600',
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  cursor: 'pointer',
})

/** The buttons at a point that only a person can check, and at one that leaves the list by itself. */
const READ = { done: 'Done' }
const CHECKED = { 'not-needed': 'Does not apply' }

/**
 * What an agency must replace before its site opens, until all of it is done.
 * @param mayMark Whether the reader may mark points, and change the settings.
 */
export function BeforeItOpens(props: { items: OpeningList; mayMark: boolean }) {
  const { items, mayMark } = props
  const { open, marked } = items
  if (open.length === 0 && marked.length === 0) return null
  return (
    <DashboardSection id="before" title="What to replace before opening" lead={lead(open, mayMark)}>
      {open.length > 0 && (
        <ul className={`${surface} ${list}`}>
          {open.map((item) => (
            <li key={item.name}>
              <h3 className={what}>{item.what}</h3>
              <p className={why}>{item.why}</p>
              <div className={actions}>
                <Where item={item} mayMark={mayMark} />
                {mayMark && <OpeningMarks item={item} marks={item.isReading ? READ : CHECKED} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {marked.length > 0 && (
        <details>
          <summary className={summary}>Marked as done or not applying ({marked.length})</summary>
          <ul className={`${surface} ${list}`}>
            {marked.map((item) => (
              <li key={item.name}>
                <h3 className={what}>{item.what}</h3>
                <p className={why}>
                  {item.mark === 'done' ? 'Done' : 'Does not apply'}, marked by {item.staffEmail} on{' '}
                  {officeTimeInWords(item.at)}
                </p>
                {mayMark && <OpeningMarks item={item} marks={{ open: 'Put back on the list' }} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </DashboardSection>
  )
}

function lead(open: ToReplace[], mayMark: boolean): string {
  if (open.length === 0) return 'Nothing is left to replace.'
  const points = open.length === 1 ? 'In one place the site' : `In ${open.length} places the site`
  const who = mayMark ? 'you mark' : 'an owner marks'
  return `${points} still has its sample content or default settings. An item leaves this list once it is changed, or when ${who} it.`
}

function Where({ item, mayMark }: { item: ToReplace; mayMark: boolean }) {
  const { where } = item
  if (typeof where === 'string') return <p className={why}>{where}</p>
  if (where.isForOwners && !mayMark) return <p className={why}>An owner can change it.</p>
  return (
    <a href={where.href} className={link}>
      {where.label}
    </a>
  )
}

/** Aligns its text with the others despite its larger touch target. */
const buttons = css({ display: 'flex', flexWrap: 'wrap', ml: '-12' })

/**
 * A button for each mark that a point on the list can get.
 * @param props.marks The buttons' texts, by the value that is sent.
 */
function OpeningMarks({ item, marks }: { item: ToReplace; marks: Record<string, string> }) {
  return (
    <form method="post" action="/api/staff/opening" className={buttons}>
      <input type="hidden" name="check" value={item.name} />
      {Object.entries(marks).map(([mark, label]) => (
        <Button
          key={mark}
          type="submit"
          tone="bare"
          name="mark"
          value={mark}
          aria-label={`${label}: ${item.what}`}
        >
          {label}
        </Button>
      ))}
    </form>
  )
}
