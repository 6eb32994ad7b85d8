import { isReplacedForm, type SavedForm } from '../browser/saved-form.ts'
import { readStored, writeStored } from '../browser/stored.ts'

/** For so long the tab in which an answer was typed has time to save it. */
const ITS_OWN_MS = 10_000

export interface OtherTabs {
  /** Whether another tab has just typed this answer, and saves it. */
  isTheirs(name: string, typedAt: number): boolean
}

/**
 * Follows what other tabs of this browser type into the same form.
 * @param onValues Gets the answers that they changed.
 * @param signal Ends it.
 */
export function followOtherTabs(
  kind: string,
  onValues: (values: Record<string, string>) => void,
  signal: AbortSignal,
): OtherTabs {
  const theirs = new Map<string, number>()
  addEventListener(
    'storage',
    ({ key, newValue, oldValue }) => {
      if (key !== `form-${kind}` || !newValue || isReplacedForm(kind)) return
      const { values = {}, typed = {} }: SavedForm = JSON.parse(newValue)
      const before: SavedForm = JSON.parse(oldValue ?? '{}')
      for (const [name, at] of Object.entries(typed)) {
        if (before.typed?.[name] !== at) theirs.set(name, at)
      }
      onValues(
        Object.fromEntries(
          Object.entries(values).filter(([name, value]) => before.values?.[name] !== value),
        ),
      )
    },
    { signal },
  )
  return {
    isTheirs: (name, typedAt) => theirs.get(name) === typedAt && Date.now() - typedAt < ITS_OWN_MS,
  }
}

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
