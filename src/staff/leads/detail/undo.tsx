import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'
import { leadAction } from '../addresses.ts'
import { LEAD_FORM } from './state-form.tsx'

// Who has no script decides without a clock, and for whoever is about to press it the clock stops.
const offered = css({
  '@media (scripting: enabled)': { animation: 'undone 1ms 10s forwards' },
  '&:is(:hover, :focus-within)': { animationPlayState: 'paused' },
})

/**
 * Takes back what a button of this page has just done, for ten seconds.
 * @param props.undo As `undoOf` says it.
 */
export function UndoStep({ leadId, undo }: { leadId: string; undo: string }) {
  return (
    <span className={offered}>
      <Button
        type="submit"
        form={LEAD_FORM}
        formAction={leadAction(leadId, 'undo')}
        name="undo"
        value={undo}
      >
        Undo
      </Button>
    </span>
  )
}
