import type { FileProblem } from '../../db/leads/drafts.ts'

/** The files of a form's last post that were refused: because of them the form was not sent. */
export function refusedFiles({ fileProblems }: { fileProblems: FileProblem[] }): FileProblem[] {
  return fileProblems.filter(({ lost }) => !lost)
}
