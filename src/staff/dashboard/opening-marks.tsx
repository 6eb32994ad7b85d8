import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import type { ToReplace } from './to-replace.ts'

/** Aligns its text with the others despite its larger touch target. */
const buttons = css({ display: 'flex', flexWrap: 'wrap', ml: '-12' })

/**
 * A button for each mark that a point on the list can get.
 * @param props.marks The buttons' texts, by the value that is sent.
 */
export function OpeningMarks({ item, marks }: { item: ToReplace; marks: Record<string, string> }) {
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
