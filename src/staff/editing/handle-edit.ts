import type { StaffMember } from '../../../db/staff/staff.ts'
import { FormError } from '../../attachments/form-error.ts'
import { withForm } from '../../attachments/read-form.ts'
import type { Upload } from '../../attachments/uploads.ts'
import { log } from '../../http/log.ts'
import type { RerenderedPage } from '../../http/rerender.ts'
import type { Services } from '../../http/services.ts'
import { hasSessionCookie } from '../session/auth-requests.ts'
import { may, type Permission } from '../session/permissions.ts'
import { databaseUnavailable, notAllowed, notSignedIn } from '../session/refusals.ts'
import { staffOf } from '../session/session.ts'
import { BROKEN_FORM, SIGNED_OUT, UNAVAILABLE } from './form-messages.ts'

/** The form on which a post, a text, a profile or a testimonial is edited. */
interface EditForm<Sent> {
  permission: Permission
  /** What the log says when it could not be saved. */
  failed: string
  /** The fields with files. */
  files?: string | readonly string[]
  maxFields?: number
  /** For who is signed in, if it is more than any form may bring. */
  mostTextBytes?: number
  /** What to say to more text than that. */
  tooMuch?: string
  /** @returns Undefined for a button that sends no text: there is none to return. */
  read(fields: Record<string, string>): Sent | undefined
  /** The form as it was sent, with the reason why it was not processed. */
  again(
    sent: Sent,
    why: { staff: StaffMember | undefined; problem: string; status: number },
    form: PendingForm,
  ): RerenderedPage
  act(
    sent: Sent | undefined,
    staff: StaffMember,
    form: PendingForm,
  ): Promise<Response | RerenderedPage>
}

interface PendingForm {
  fields: Record<string, string>
  uploads: Upload[]
}

/**
 * Answers the form of an editor, whichever of its buttons sent it. It checks the session itself,
 * because what was typed must also be returned when the session has expired.
 * @returns A redirect once all is saved; otherwise the form as it was sent, with the reason.
 */
export async function handleEdit<Sent>(
  request: Request,
  services: Services,
  form: EditForm<Sent>,
): Promise<Response | RerenderedPage> {
  const { files = [], maxFields, mostTextBytes, tooMuch } = form
  const limits = { maxFields, maxTextBytes: await maxTextBytes(request, mostTextBytes) }
  return orBroken(
    () =>
      withForm(request, { ...services, ...limits }, files, ({ fields, uploads }) =>
        answer(request.headers, form, { fields: fields.last(), uploads }),
      ),
    tooMuch,
  )
}

async function answer<Sent>(
  headers: Headers,
  form: EditForm<Sent>,
  given: PendingForm,
): Promise<Response | RerenderedPage> {
  const sent = form.read(given.fields)
  let staff: StaffMember | undefined
  try {
    staff = await staffOf(headers)
    if (!staff) {
      if (!sent) return notSignedIn()
      return form.again(sent, { staff, problem: SIGNED_OUT, status: 401 }, given)
    }
    if (!may(staff, form.permission)) return notAllowed(form.permission)
    return await form.act(sent, staff, given)
  } catch (err) {
    log.error({ err }, form.failed)
    if (!sent) return databaseUnavailable()
    return form.again(sent, { staff, problem: UNAVAILABLE, status: 503 }, given)
  }
}

/** What `read` answers, or why the form could not be read. */
export async function orBroken<Answer>(
  read: () => Promise<Answer>,
  tooMuch = BROKEN_FORM,
): Promise<Answer | Response> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return new Response(error.fault === 'too large' ? tooMuch : BROKEN_FORM, {
      status: error.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}

/** Without a session: a long article. What comes back is a page, which others wait for. */
const MAX_SIGNED_OUT = 100_000

/**
 * How many bytes of text a form of the staff's may bring, as `withForm` takes it.
 * @param most For who is signed in; undefined for as much as any form may bring.
 */
async function maxTextBytes(request: Request, most?: number): Promise<number | undefined> {
  return (await mayBeStaff(request)) ? most : MAX_SIGNED_OUT
}

/** Without the database, whoever has the cookie of a session: what they typed must not be lost. */
async function mayBeStaff({ headers }: Request): Promise<boolean> {
  return staffOf(headers).then(Boolean, () => hasSessionCookie(headers))
}
