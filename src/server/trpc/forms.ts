import { TRPCError } from '@trpc/server'
import { type } from 'arktype'
import { closeDraft, findDraft } from '../../../db/leads/drafts.ts'
import { acceptSubmission, type SubmissionKind } from '../../../db/leads/submissions.ts'
import { draftToken, draftTokenCookie, receivedCookie } from '../../forms/cookies.ts'
import { allFields, firstProblem } from '../../forms/definition.ts'
import { parseSource } from '../../forms/source.ts'
import { isSubmissionKey } from '../../forms/submission-key.ts'
import { cleanText, cleanValues } from '../../forms/values.ts'
import { MAX_ATTACHMENTS } from '../../settings/business.ts'
import { forms } from '../forms.ts'
import { type Context, FieldErrorsError, procedure, router } from './init.ts'

const MAX_LOST_FILES = 20
const MAX_FILE_NAME = 300

const Submit = type({
  formType: "'contact' | 'quote' | 'call'",
  formData: 'Record<string, unknown>',
  submissionKey: type('unknown').narrow(isSubmissionKey),
  'source?': 'unknown',
})

const AttachmentIds = type('string.uuid[]').atMostLength(MAX_ATTACHMENTS)
const LostFiles = type('string[]')

export const formsRouter = router({
  /** Accepts a form: the reference is returned only once the lead is durable. */
  submit: procedure.input(Submit).mutation(async ({ input, ctx }) => {
    const definition = forms[input.formType]
    if (!definition) throw badFields({ formType: 'This form is not taken here.' })
    const { form, rules } = definition
    const values = cleanValues(allFields(form), input.formData)
    const attachmentIds = AttachmentIds(input.formData.attachments ?? [])
    const lostFiles = LostFiles(input.formData.lostFiles ?? [])
    const source = parseSource(input.source)
    const errors = {
      ...firstProblem(form, rules, values)?.errors,
      ...(attachmentIds instanceof type.errors && {
        attachments: `Please attach at most ${MAX_ATTACHMENTS} files.`,
      }),
      ...(lostFiles instanceof type.errors && { lostFiles: 'This list of files cannot be read.' }),
    }
    if (Object.keys(errors).length > 0) throw badFields(errors)
    const { reference } = await acceptSubmission(ctx.db, {
      kind: input.formType,
      submissionKey: input.submissionKey as string,
      email: values.email ?? '',
      formData: rules.answers(values),
      source,
      attachmentIds: attachmentIds as string[],
      lostFiles: (lostFiles as string[])
        .slice(0, MAX_LOST_FILES)
        .map((name) => cleanText(name).slice(0, MAX_FILE_NAME)),
    })
    ctx.setCookie(
      receivedCookie({
        kind: input.formType,
        reference,
        lostFiles: Math.min((lostFiles as string[]).length, MAX_LOST_FILES),
        product: source?.product,
      }),
    )
    await forgetDraft(ctx, input.formType)
    return { reference }
  }),
})

function badFields(fields: Record<string, string>): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', cause: new FieldErrorsError(fields) })
}

/** The lead is safe by now: a draft that cannot be closed must not turn the answer into an error. */
async function forgetDraft(ctx: Context, kind: SubmissionKind): Promise<void> {
  const token = draftToken(ctx.request.headers, kind)
  if (!token) return
  ctx.setCookie(draftTokenCookie(kind, null))
  const draft = await findDraft(ctx.db, kind, token).catch(() => undefined)
  if (draft) await closeDraft(ctx.db, draft.id).catch(() => {})
}
