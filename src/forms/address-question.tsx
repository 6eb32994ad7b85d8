'use client'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { hint } from '../ui/field/field-look.ts'
import { meantAddress, meantProvider } from './meant-address.ts'

/**
 * Below an address of a misspelled provider: whether another one was meant. The form can be sent as it is. It is asked
 * once the field is left, and not while a button is pressed, which it would move.
 * @param field The name of the field.
 * @param typed What is in it.
 * @param onUse Puts the other address there; undefined until the form is awake.
 */
export function AddressQuestion(props: {
  field: string
  typed: string
  onUse: ((address: string) => void) | undefined
}) {
  const { field, typed, onUse } = props
  const [left, setLeft] = useState(typed)
  useEffect(() => {
    const input = document.getElementById(field) as HTMLInputElement | null
    const onBlur = () => afterPress(() => setLeft(input?.value ?? ''))
    input?.addEventListener('blur', onBlur)
    return () => input?.removeEventListener('blur', onBlur)
  }, [field])
  const meant = typed.trim() === left.trim() ? meantAddress(typed) : undefined
  return (
    <div role="status">
      {meant && (
        <>
          <p className={hint}>Did you mean {meantProvider(typed)}?</p>
          {onUse && (
            <Button
              onClick={() => {
                onUse(meant)
                document.getElementById(field)?.focus()
              }}
            >
              Use {meant}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

let isPressed = false

if (typeof window !== 'undefined') {
  const follow = ({ type }: Event) => {
    isPressed = type === 'pointerdown'
  }
  for (const name of ['pointerdown', 'pointerup', 'pointercancel']) {
    addEventListener(name, follow, { capture: true, passive: true })
  }
}

/** After a press that has taken the focus away, and the click that ends it. */
function afterPress(then: () => void) {
  if (isPressed) addEventListener('pointerup', () => setTimeout(then), { once: true })
  else setTimeout(then)
}
