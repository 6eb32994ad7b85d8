import type { FileProblem } from '../../db/leads/drafts.ts'
import { type RerenderedPage, rerenderedPage } from '../http/rerender.ts'

/** The page about a request as the answer to files of which not all were taken. */
export interface RerenderedFiles extends RerenderedPage {
  problems: FileProblem[]
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
