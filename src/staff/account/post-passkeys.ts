import type { Context } from 'hono'
import {
  MAX_PASSKEY_NAME_LENGTH,
  removePasskey,
  renamePasskey,
} from '../../../db/staff/passkeys.ts'
import { services } from '../../http/services.ts'
import { seeOther } from '../session/answer.ts'
import type { Fields } from '../session/fields.ts'
import type { Flash } from '../session/flash.ts'
import type { StaffEnv } from '../session/staff-env.ts'

const PAGE = '/admin/account/passkeys'
const GONE: Flash = { tone: 'problem', text: 'That passkey is no longer in your account.' }

/** Gives a passkey another name. */
export async function postPasskeyName(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const { id = '', name = '' } = fields
  const given = passkeyName(name)
  const isThere = await renamePasskey(services().db, c.get('staff'), id, given)
  const flash: Flash = { tone: 'success', text: 'The name is saved.' }
  return seeOther(PAGE, { flash: isThere ? flash : GONE })
}

/** Removes a passkey. */
export async function postPasskeyRemoval(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const name = await removePasskey(services().db, c.get('staff'), fields.id ?? '')
  if (name === undefined) return seeOther(PAGE, { flash: GONE })
  const text = `The passkey “${name}” is removed. You can delete it on its device, too.`
  return seeOther(PAGE, { flash: { tone: 'success', text } })
}

/** A name as it is stored: on one line, and no longer than a list can show. */
export function passkeyName(given: unknown): string {
  const text = typeof given === 'string' ? given.toWellFormed().replace(/\p{C}|\s/gu, ' ') : ''
  return text.trim().slice(0, MAX_PASSKEY_NAME_LENGTH).toWellFormed()
}
