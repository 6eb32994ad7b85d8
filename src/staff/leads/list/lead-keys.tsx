'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'
import { SEARCH_BOX } from './search-box.ts'

// Only who asks for it loads it.
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

const place = css({ ml: '-12', '@media (scripting: none)': { display: 'none' } })

/** Where the browser remembers that somebody wants no keys. */
const KEYS_OFF = 'desk-keys-off'

/** Keys that move in the list and open its leads, and the window that names them. */
export function LeadKeys() {
  const [isOpen, setOpen] = useState(false)
  const [areOff, setOff] = useState(false)
  useEffect(() => setOff(isRemembered()), [])
  useEffect(() => {
    if (areOff || isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return
      if (event.key === '?') setOpen(true)
      else if (!pressLeadKey(event.key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [areOff, isOpen])
  return (
    <div className={place}>
      <Button tone="bare" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeysDialog
            areOff={areOff}
            onTurn={(off) => {
              setOff(off)
              remember(off)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

// Storage that is switched off throws when it is named: the choice then holds for this page.
function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEYS_OFF) !== null
  } catch {
    return false
  }
}

function remember(areOff: boolean) {
  try {
    if (areOff) localStorage.setItem(KEYS_OFF, 'off')
    else localStorage.removeItem(KEYS_OFF)
  } catch {}
}

/** Neither typed into a field, nor a shortcut of the browser. */
function isForPage({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false
  if (!(target instanceof HTMLElement)) return true
  const isTyping = target.matches('input:not([type=checkbox]), textarea, select')
  return !isTyping && !target.isContentEditable
}

/**
 * Does what a key of the list of leads does.
 * @returns False when it is none of them, or there is nothing to do it with.
 */
function pressLeadKey(key: string): boolean {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-lead]')]
  const current = lines.findIndex((line) => line.contains(document.activeElement))
  if (key === 'j') return focusLead(lines[current + 1])
  if (key === 'k') return focusLead(lines[current < 0 ? 0 : current - 1])
  if (key === '/') return focusSearch()
  const line = lines[current]
  if (key === 'o') return click(line?.querySelector<HTMLElement>('h2 a'))
  if (key === 'x') return click(line?.querySelector<HTMLElement>('input'))
  return false
}

function focusLead(line: HTMLElement | undefined): boolean {
  const link = line?.querySelector<HTMLElement>('h2 a')
  link?.focus()
  return link !== undefined
}

function focusSearch(): boolean {
  const box = document.getElementById(SEARCH_BOX)
  if (!(box instanceof HTMLInputElement)) return false
  box.focus()
  box.select()
  return true
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click()
  return Boolean(element)
}
