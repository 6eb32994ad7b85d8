import { css, cva } from '../../../styled-system/css'

/** How every text input, select and text area looks. */
export const control = cva({
  base: {
    display: 'block',
    width: 'full',
    minHeight: '48',
    px: '12',
    py: '8',
    textStyle: 'body',
    color: 'text',
    bg: 'surface',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'control',
    borderRadius: 'card',
    _hover: { borderColor: 'ink' },
    // Not :invalid, which matches an empty required field before the visitor reaches it.
    '&:is([aria-invalid=true], [data-invalid])': { borderColor: 'problem', borderWidth: '2px' },
    '&::file-selector-button': {
      mr: '12',
      px: '12',
      py: '4',
      font: 'inherit',
      fontWeight: '600',
      color: 'ink',
      bg: 'selected',
      borderWidth: '1.5px',
      borderStyle: 'solid',
      borderColor: 'ink',
      borderRadius: 'card',
      cursor: 'pointer',
    },
    _disabled: { bg: 'page', color: 'quiet', cursor: 'not-allowed' },
  },
  variants: {
    width: {
      full: {},
      short: { maxWidth: '12rem' },
    },
    kind: {
      line: {},
      area: { minHeight: '10rem', resize: 'vertical' },
    },
  },
})

export const label = css({ display: 'block', textStyle: 'label', color: 'heading', mb: '4' })
export const optional = css({ fontWeight: '400', color: 'quiet' })
export const hint = css({ display: 'block', textStyle: 'small', color: 'quiet', mb: '8' })
export const message = css({
  display: 'block',
  textStyle: 'small',
  fontWeight: '600',
  color: 'problem',
  mt: '4',
})

/**
 * The `aria-describedby` of a field's control. Ark sets it only in the browser; the HTML needs it
 * earlier.
 */
export function describedBy(field: {
  name: string
  hint?: string | undefined
  error?: string | undefined
}): string | undefined {
  const ids = [field.hint && hintId(field.name), field.error && errorId(field.name)]
  return ids.filter(Boolean).join(' ') || undefined
}

/** The id of a field's hint. */
export function hintId(name: string): string {
  return `${name}-hint`
}

/** The id of a field's message. */
export function errorId(name: string): string {
  return `${name}-error`
}
