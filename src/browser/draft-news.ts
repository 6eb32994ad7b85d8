import type { StoredFile } from './saved-form.ts'

/** What others have changed in a visitor's draft, for the form that shows it. */
export interface DraftNews {
  values: Record<string, string>
  /** All files of the draft. */
  files: StoredFile[]
  /** The ids of files that were removed elsewhere. */
  goneFiles: string[]
}

const DRAFT_NEWS = 'draft-news'

/** Passes news to whoever shows a part of the form. */
export function tellDraftNews(kind: string, news: DraftNews): void {
  dispatchEvent(new CustomEvent(DRAFT_NEWS, { detail: { kind, news } }))
}

/**
 * Listens for news of a form.
 * @returns A function that stops listening.
 */
export function onDraftNews(kind: string, listen: (news: DraftNews) => void): () => void {
  const onNews = (event: Event) => {
    const { detail } = event as CustomEvent<{ kind: string; news: DraftNews }>
    if (detail.kind === kind) listen(detail.news)
  }
  addEventListener(DRAFT_NEWS, onNews)
  return () => removeEventListener(DRAFT_NEWS, onNews)
}
