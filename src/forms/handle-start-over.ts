import { quarantineKey } from '../../db/leads/attachments.ts'
import { discardDraft, findDraft } from '../../db/leads/drafts.ts'
import { previewKeys } from '../../db/leads/previews.ts'
import type { ForgottenUpload } from '../../db/leads/recurring.ts'
import type { Services } from '../http/services.ts'
import type { ObjectStore } from '../storage/objects.ts'
import { draftToken, draftTokenCookie } from './cookies.ts'
import type { FormTable } from './table.ts'

/**
 * Answers POST /api/drafts/{kind}/start-over: deletes the visitor's draft with its files, and
 * redirects to the empty form. If the page showed another draft than the browser has now, it deletes nothing,
 * and redirects to that one.
 * @throws When the database is unavailable; nothing is deleted then.
 */
export async function handleStartOver(
  form: FormTable,
  request: Request,
  { db, store }: Pick<Services, 'db' | 'store'>,
): Promise<Response> {
  const token = draftToken(request.headers, form.kind)
  const draft = token ? await findDraft(db, form.kind, token) : undefined
  const headers = new Headers({
    location: pageOf(request.headers) ?? form.path,
    'cache-control': 'no-store',
  })
  const shown = await shownDraft(request)
  if (!draft || !shown || shown === draft.id) {
    if (draft) await removeObjects(store, await discardDraft(db, draft))
    headers.set('set-cookie', draftTokenCookie(form.kind, null))
  }
  return new Response(null, { status: 303, headers })
}

/** The id of the draft that the page with the button shows; a page of the release before names none. */
async function shownDraft(request: Request): Promise<string | undefined> {
  const fields = await request.formData().catch(() => undefined)
  return fields?.get('draft')?.toString()
}

/** What cannot be deleted now is an object without a row, which the worker's sweep deletes. */
async function removeObjects(store: ObjectStore, files: ForgottenUpload[]) {
  const keys = files.flatMap(({ id, objectKey, preview }) => [
    quarantineKey(id),
    objectKey,
    ...(preview === 'made' ? Object.values(previewKeys(id)) : []),
  ])
  await Promise.allSettled(keys.map((key) => store.remove(key)))
}

/** The page on which the button was pressed, without its step. */
function pageOf(headers: Headers): string | undefined {
  const referer = URL.parse(headers.get('referer') ?? '')
  // Two slashes would name another host.
  return referer && /^\/[\w-]/.test(referer.pathname) ? referer.pathname : undefined
}
