import type { ComponentProps } from 'react'
import { cva, type RecipeVariantProps } from '../../../styled-system/css'

/** `action` is the primary action of a screen; `plain` is every other button. */
export const button = cva({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8',
    minHeight: 'target',
    px: '24',
    py: '8',
    textStyle: 'label',
    textAlign: 'center',
    textDecoration: 'none',
    borderRadius: 'card',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    cursor: 'pointer',
    transition: 'background-color token(durations.quick), border-color token(durations.quick)',
    // At once: fading from one tone to the other, the words would be unreadable for a moment.
    '&:is(:active, :disabled, [aria-disabled=true], [aria-busy=true])': {
      transition: 'none',
    },
    _disabled: { cursor: 'not-allowed' },
    // Pressed, and still working.
    '&[aria-busy=true]::after': { content: '"…" / ""' },
  },
  variants: {
    tone: {
      action: {
        bg: 'action',
        borderColor: 'action',
        color: 'white',
        _hover: {
          bg: 'actionHover',
          borderColor: 'actionHover',
        },
        _disabled: { bg: 'line', borderColor: 'line', color: 'text' },
      },
      plain: {
        bg: 'surface',
        borderColor: 'ink',
        color: 'ink',
        _hover: { bg: 'selected' },
      },
      bare: {
        bg: 'transparent',
        borderColor: 'transparent',
        color: 'ink',
        textDecoration: 'underline',
        textUnderlineOffset: '0.15em',
        px: '12',
        _hover: { color: 'heading', textDecorationThickness: '2px' },
      },
    },
    width: { auto: {}, full: { width: 'full' } },
  },
  defaultVariants: { tone: 'plain', width: 'auto' },
})

export type ButtonStyle = NonNullable<RecipeVariantProps<typeof button>>

/** A button; `type` defaults to "button". */
export function Button({ tone, width, ...props }: ComponentProps<'button'> & ButtonStyle) {
  return <button type="button" {...props} className={button({ tone, width })} />
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink({
  tone,
  width,
  href,
  children,
  ...props
}: ComponentProps<'a'> & ButtonStyle) {
  return (
    <a {...props} href={href} className={button({ tone, width })}>
      {children}
    </a>
  )
}
