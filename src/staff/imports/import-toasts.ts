import type { ToastMessage } from '../../ui/toast/server-toast.tsx'
import type { ImportStatus } from './import-status.ts'

/** The toasts of a finished import, in order: each replaces the one before. */
export function importToasts({ success, count, skipped }: ImportStatus): ToastMessage[] {
  if (success === null) return []
  if (!success) {
    const title = 'Some blog posts failed to import. See console for details.'
    return [{ tone: 'problem', title }]
  }
  const imported = `Successfully imported ${count} pre-written blog posts`
  const left = `${skipped} posts were skipped (already exist)`
  return [
    // If all were skipped, this import did nothing.
    ...(count > 0 || skipped === 0 ? [{ tone: 'success' as const, title: imported }] : []),
    ...(skipped > 0 ? [{ tone: 'info' as const, title: left }] : []),
  ]
}

export const IMPORT_BROKE: ToastMessage = { tone: 'problem', title: 'Failed to import blog posts' }
