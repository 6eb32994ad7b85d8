import type { LeadFile } from '../../../../db/leads/attachments.ts'
import { plainPage } from '../../../http/plain-page.ts'
import { leadHref } from '../addresses.ts'

/** For a file whose lead was deleted, or that never was. */
export function noSuchFile(): Response {
  return plainPage(404, {
    title: 'No such file',
    heading: 'This file is gone',
    body: '<p>Its lead was deleted, or there never was such a file. <a href="/admin/leads">To the leads</a></p>',
  })
}

/** For a file whose object the store does not have. */
export function fileIsMissing(file: LeadFile): Response {
  return plainPage(404, {
    title: 'Missing file',
    heading: 'The file store no longer has this file',
    body: `<p>Nothing was downloaded. Ask the visitor to send it again. ${back(file)}</p>`,
  })
}

/** While the store is unavailable. */
export function storeUnavailable(file: LeadFile): Response {
  return plainPage(503, {
    title: 'Not available right now',
    heading: 'The file store is not responding',
    body: `<p>Nothing was downloaded. The file is not lost: try again in a minute. ${back(file)}</p>`,
  })
}

function back({ leadId }: LeadFile): string {
  return `<a href="${leadHref(leadId)}">Back to the lead</a>`
}
