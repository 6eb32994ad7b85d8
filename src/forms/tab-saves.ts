import { readStored, writeStored } from '../browser/stored.ts'

const NAME = 'draft-tab'

interface TabSaves {
  tab: string
  number: number
}

// Without storage, it lasts as long as the page.
let current: TabSaves = { tab: newName(), number: 0 }

/** The tab's name and the number of its next save. Both survive a reload: a late save stays behind. */
export function nextSave(): TabSaves {
  const { tab, number } = readStored<TabSaves>('sessionStorage', NAME) ?? current
  current = { tab, number: number + 1 }
  writeStored('sessionStorage', NAME, current)
  return current
}

/** Gives this tab a new name: a duplicated tab has the name of its original. */
export function renameTab(): void {
  current = { tab: newName(), number: 0 }
  writeStored('sessionStorage', NAME, current)
}

function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join(
    '-',
  )
}
