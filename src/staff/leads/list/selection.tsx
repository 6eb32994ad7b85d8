'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { css } from '../../../../styled-system/css'
import { forScreenReaders } from '../../../ui/layout.tsx'

const all = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  pl: '16',
  pr: '8',
  gap: '12',
  textStyle: 'small',
  cursor: 'pointer',
  '& input': { width: '1.25rem', height: '1.25rem', accentColor: 'token(colors.ink)' },
  '@media (scripting: none)': { display: 'none' },
})

// A phone has no room for it beside what is new.
const whole = css({ srOnly: { base: true, md: false } })

/** A box that selects every lead of the page, and says how many are selected. */
export function SelectAll() {
  const { selected, total } = useSelection()
  const box = useRef<HTMLInputElement>(null)
  // Checked before it could select anything.
  useEffect(() => {
    if (box.current?.checked) selectAll(true)
  }, [])
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && selected < total
  }, [selected, total])
  return (
    <>
      <label className={all}>
        <input
          ref={box}
          type="checkbox"
          checked={selected > 0 && selected === total}
          onChange={({ target }) => selectAll(target.checked)}
        />
        <span>
          Select all<span className={whole}> on this page</span>
        </span>
      </label>
      <span role="status" className={forScreenReaders}>
        {selected > 0 && `${selected} selected`}
      </span>
    </>
  )
}

/** How many leads are selected. */
export function SelectedCount() {
  const { selected } = useSelection()
  return selected > 0 ? `${selected} selected` : 'Selected leads'
}

function selectAll(isSelected: boolean) {
  for (const box of boxes()) box.checked = isSelected
  document.dispatchEvent(new Event('change'))
}

/** The boxes themselves know what is selected: they work before the page wakes, and without it. */
function useSelection(): { selected: number; total: number } {
  const [selected = 0, total = 0] = useSyncExternalStore(subscribe, counted, () => '0/0')
    .split('/')
    .map(Number)
  return { selected, total }
}

function counted(): string {
  const found = boxes()
  return `${found.filter(({ checked }) => checked).length}/${found.length}`
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[name=ids]')]
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('change', onChange)
  // Brought back by the browser with its boxes as they were.
  addEventListener('pageshow', onChange)
  return () => {
    document.removeEventListener('change', onChange)
    removeEventListener('pageshow', onChange)
  }
}
