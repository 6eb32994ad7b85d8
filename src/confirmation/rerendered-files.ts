import type { FileProblem } from '../../db/leads/drafts.ts'
import { type RerenderedPage, rerenderedPage } from '../http/rerender.ts'

/** What is wrong with a file, and in which field it was sent, if that is one of a document. */
export interface FileProblemOfField extends FileProblem {
  field?: string
}

/** The page about a request as the answer to files of which not all were taken. */
export interface RerenderedFiles extends RerenderedPage {
  problems: FileProblemOfField[]
  /** How many were taken. */
  added: number
}

/** The answer when none was taken. */
export function rerenderedFiles(
  path: string,
  status: number,
  problems: FileProblem[],
): RerenderedFiles {
  return { path, status, problems, added: 0 }
}

/** What the page being rendered answers, when files were posted to it. */
export function rerenderedFilesOfRequest(): RerenderedFiles | undefined {
  return rerenderedPage<RerenderedFiles>('problems')
}
