import { log } from '../../http/log.ts'
import { seeOther } from '../session/answer.ts'

export const ACCOUNTS = '/admin/staff'

/** Does a change of accounts; if the database is unavailable, its page says that nothing was changed. */
export async function orUnchanged(
  page: string,
  change: () => Promise<Response>,
): Promise<Response> {
  try {
    return await change()
  } catch (err) {
    log.error({ err }, 'an account could not be changed')
    const text = 'The database is not responding, so nothing was changed. Try again in a minute.'
    return seeOther(page, { flash: { tone: 'problem', text } })
  }
}
