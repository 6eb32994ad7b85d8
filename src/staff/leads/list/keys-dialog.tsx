'use client'
import { css } from '../../../../styled-system/css'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

const keys = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '24',
  rowGap: '8',
  '& kbd': {
    px: '8',
    py: '2',
    fontFamily: 'sans',
    fontWeight: '600',
    border: '1px solid token(colors.control)',
    borderRadius: 'card',
  },
})
const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: 'target',
  cursor: 'pointer',
  '& input': { width: '1.25rem', height: '1.25rem', accentColor: 'token(colors.ink)' },
})

const KEYS = [
  ['j', 'Next lead'],
  ['k', 'Previous lead'],
  ['Enter or o', 'Open the lead'],
  ['x', 'Select the lead'],
  ['/', 'Search'],
  ['?', 'These keys'],
] as const

/** Names the keys of the list. Whoever speaks to the computer, or types without looking, can turn them off. */
export function KeysDialog(props: {
  areOff: boolean
  onTurn(off: boolean): void
  onClose(): void
}) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen onClose={props.onClose}>
      <dl className={keys}>
        {KEYS.map(([key, what]) => (
          <div key={key} className={css({ display: 'contents' })}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className={choice}>
        <input
          type="checkbox"
          checked={!props.areOff}
          onChange={({ target }) => props.onTurn(!target.checked)}
        />
        Use these keys on this computer
      </label>
    </Dialog>
  )
}
