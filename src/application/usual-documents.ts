import { documentLists } from '../settings/document-lists.ts'
import { applicationKind, type SentRequest } from './sets.ts'

/**
 * The papers and photographs that staff usually need for a request, by their names.
 * @param stored The lists that staff have set, from the database.
 */
export function usualDocuments(request: SentRequest, stored: unknown): readonly string[] {
  return documentLists(stored)[applicationKind(request) ?? 'other']
}
