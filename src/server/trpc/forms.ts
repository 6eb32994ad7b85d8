import { TRPCError } from '@trpc/server'
import { type } from 'arktype'
import { findDraft } from '../../../db/leads/drafts.ts'
import { TooManyHeld } from '../../../db/leads/spam-check.ts'
import { cleanFilename } from '../../attachments/filename.ts'
import { acceptForm } from '../../forms/accept.ts'
import { draftToken } from '../../forms/cookies.ts'
import { firstProblem } from '../../forms/server-form.ts'
import { parseSource } from '../../forms/source.ts'
import { isSubmissionKey } from '../../forms/submission-key.ts'
import { fieldNames } from '../../forms/table.ts'
import { cleanValues } from '../../forms/values.ts'
import { log } from '../../http/log.ts'
import { tooManyText } from '../../http/rate-limit.ts'
import { MAX_ATTACHMENTS } from '../../settings/business.ts'
import { forms, isFormKind, type SubmitInput } from '../forms.ts'
import { FieldErrorsError, procedure, router } from './init.ts'

const MAX_LOST_FILES = 20

const Submit = type({
  formType: type('unknown').narrow(isFormKind),
  formData: 'object',
  submissionKey: type('unknown').narrow(isSubmissionKey),
  'source?': 'unknown',
  'filling?': 'object',
})

const AttachmentIds = type('string.uuid[]').atMostLength(MAX_ATTACHMENTS)
const LostFiles = type('string[]')

export const formsRouter = router({
  /** Accepts a form: the reference is returned only once the lead is durable. */
  submit: procedure.input(submitInput).mutation(async ({ input, ctx }) => {
    const definition = forms[input.formType]
    const values = cleanValues(fieldNames(definition.form), input.formData)
    const { attachmentIds, lostFiles, errors } = filesOf(input.formData)
    const problems = { ...firstProblem(definition, values)?.errors, ...errors }
    if (Object.keys(problems).length > 0) {
      log.info({ form: input.formType, fields: Object.keys(problems) }, 'a form was refused')
      throw badFields(problems)
    }
    const token = draftToken(ctx.request.headers, input.formType)
    const { cookies, ...answer } = await acceptForm(ctx.db, {
      form: definition.form,
      values,
      attachmentIds,
      lostFiles,
      source: parseSource(input.source),
      submissionKey: input.submissionKey,
      filling: input.filling ?? {},
      findDraft: async () => (token ? findDraft(ctx.db, input.formType, token) : undefined),
    }).catch(explainRefusal)
    for (const line of cookies) ctx.setCookie(line)
    return answer
  }),
})

/**
 * Checks the shape of the input of `forms.submit`. The fields themselves are untrusted until they
 * are cleaned and checked by the form's rules.
 */
function submitInput(sent: unknown): SubmitInput {
  return Submit.assert(sent) as SubmitInput
}

function filesOf({ attachments = [], lostFiles = [] }: SubmitInput['formData']) {
  const ids = AttachmentIds(attachments)
  const names = LostFiles(lostFiles)
  const errors: Record<string, string> = {}
  if (ids instanceof type.errors) {
    errors.attachments = `Please attach at most ${MAX_ATTACHMENTS} files.`
  }
  if (names instanceof type.errors) errors.lostFiles = 'This list of files cannot be read.'
  return {
    errors,
    attachmentIds: ids instanceof type.errors ? [] : ids,
    lostFiles:
      names instanceof type.errors ? [] : names.slice(0, MAX_LOST_FILES).map(cleanFilename),
  }
}

function explainRefusal(error: unknown): never {
  if (error instanceof TooManyHeld) {
    throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: tooManyText() })
  }
  throw error
}

function badFields(fields: Record<string, string | undefined>): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', cause: new FieldErrorsError(fields) })
}
