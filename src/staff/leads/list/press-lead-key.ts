import { SEARCH_BOX } from './search-box.ts'

/**
 * Does what a key of the list of leads does.
 * @returns False when it is none of them, or there is nothing to do it with.
 */
export function pressLeadKey(key: string): boolean {
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
