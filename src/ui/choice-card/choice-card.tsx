import type { ComponentProps } from 'react'
import { css, cva } from '../../../styled-system/css'

const card = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    columnGap: '12',
    position: 'relative',
    bg: 'surface',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'control',
    borderRadius: 'card',
    cursor: 'pointer',
    transition: 'border-color token(durations.quick), background-color token(durations.quick)',
    _hover: { borderColor: 'ink' },
    '&:has(:checked)': {
      borderColor: 'ink',
      bg: 'selected',
      boxShadow: 'inset 0 0 0 1px token(colors.ink)',
    },
    '&:has(:focus-visible)': { outline: '3px solid token(colors.action)', outlineOffset: '2px' },
    '& .marker': { display: 'none' },
    '&:has(:checked) .marker': { display: 'block' },
  },
  variants: { isRow: { true: { px: '16', py: '12' }, false: { p: '16' } } },
})
const input = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' })
// The marker goes below it where both do not fit: in large text, on a phone.
const title = css({
  flex: '1 1 0',
  minWidth: 'min-content',
  textStyle: 'label',
  color: 'heading',
})
const text = css({ order: '1', width: 'full', textStyle: 'small', color: 'text', mt: '2' })
const marker = css({
  textStyle: 'small',
  fontWeight: '600',
  color: 'ink',
})

/**
 * One of a group of radio buttons, as a card with a 'Selected' marker that needs no JavaScript; without
 * a description, as a row.
 */
export function ChoiceCard({
  label,
  description,
  ...radio
}: ComponentProps<'input'> & { label: string; description?: string | undefined }) {
  const isRow = description === undefined
  // The whole card is the label: without a name of its own, the button would read its description twice.
  const titleId = isRow ? undefined : `${radio.id}-title`
  const describedBy = isRow ? undefined : `${radio.id}-description`
  return (
    <label className={card({ isRow })}>
      <input
        {...radio}
        type="radio"
        className={input}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
      />
      <span id={titleId} className={title}>
        {label}
      </span>
      {!isRow && (
        <span className={text} id={describedBy}>
          {description}
        </span>
      )}
      <span className={`marker ${marker}`} aria-hidden="true">
        Selected
      </span>
    </label>
  )
}
