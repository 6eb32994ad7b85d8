/** Which form of its kind a page shows. */
export interface ShownForm {
  /** The id of its draft on the server, once that is known. */
  draft?: string | undefined
  submissionKey?: string | undefined
}

declare global {
  /** By kind. The page script and the forms, which are bundled apart, share it. */
  var shownForms: Record<string, ShownForm | undefined> | undefined
}

/** What this page shows; undefined before that is known. */
export function shownForm(kind: string): ShownForm | undefined {
  return globalThis.shownForms?.[kind]
}

/** Records what this page shows, or that it shows the form no more. */
export function setShownForm(kind: string, shown: ShownForm | undefined): void {
  globalThis.shownForms ??= {}
  globalThis.shownForms[kind] = shown
}

/**
 * Whether two are not the same form: a visitor has opened another one, after Start over.
 * Two tabs that began at once may have opened two drafts, but with one key.
 */
export function isAnotherForm(one: ShownForm, other: ShownForm): boolean {
  if (one.submissionKey && other.submissionKey) return one.submissionKey !== other.submissionKey
  return Boolean(one.draft && other.draft && one.draft !== other.draft)
}
