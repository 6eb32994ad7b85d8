import type { FileProblem } from '../../db/leads/drafts.ts'
import { type PageInPlace, pageInPlace } from '../http/in-place.ts'

/** The page about a request as the answer to files of which not all were taken. */
export interface FilesAnswer extends PageInPlace {
  problems: FileProblem[]
  /** How many were taken. */
  added: number
}

/** The answer when none was taken. */
export function filesAnswer(path: string, status: number, problems: FileProblem[]): FilesAnswer {
  return { path, status, problems, added: 0 }
}

/** What the page being rendered answers, when files were posted to it. */
export function answeredFiles(): FilesAnswer | undefined {
  return pageInPlace<FilesAnswer>('problems')
}
