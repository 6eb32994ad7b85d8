import type { Environment } from './environment.ts'

const MEGABYTE = 1024 * 1024

/** How much strangers may do before it waits for staff, or is refused. */
export interface Limits {
  /** Requests an hour that become leads: from one network address or mailbox, and from all together. */
  requests: { perSender: number; inAll: number; sameText: number }
  /** Bytes of files: from one network address in an hour, and those of no lead from all together. */
  uploads: { perAddress: number; inAll: number }
  /** Messages an hour that strangers can have sent to addresses they type, and to one mailbox. */
  mails: { inAll: number; perMailbox: number }
  /** A form sent sooner after its first input is suspect; 0: none is. */
  formSeconds: number
}

/** The limits of an environment that has been checked. */
export function limitsOf(
  env: Pick<Environment, 'SUBMIT_LIMIT' | 'UPLOAD_LIMIT' | 'MAIL_LIMIT' | 'FORM_SECONDS'>,
): Limits {
  const [perSender = 1, inAll = 1, sameText = 1] = env.SUBMIT_LIMIT
  const [perAddress = 1, filesInAll = 1] = env.UPLOAD_LIMIT
  const [mails = 1, perMailbox = 1] = env.MAIL_LIMIT
  return {
    requests: { perSender, inAll, sameText },
    uploads: { perAddress: perAddress * MEGABYTE, inAll: filesInAll * MEGABYTE },
    mails: { inAll: mails, perMailbox },
    formSeconds: env.FORM_SECONDS,
  }
}
