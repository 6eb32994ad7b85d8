import { numbersIn } from './numbers-in.ts'

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
  /** Bytes of the disk that no file and no draft may take; undefined: 5 %, but at most 1 GB. */
  diskReserve: number | undefined
}

/** Reads the limits of an environment that has been checked. */
export function limitsOf(env: {
  SUBMIT_LIMIT: string
  UPLOAD_LIMIT: string
  MAIL_LIMIT: string
  FORM_SECONDS: number
  DISK_RESERVE?: number | undefined
}): Limits {
  const [perSender = 1, inAll = 1, sameText = 1] = numbersIn(env.SUBMIT_LIMIT, 3) ?? []
  const [perAddress = 1, filesInAll = 1] = numbersIn(env.UPLOAD_LIMIT, 2) ?? []
  const [mails = 1, perMailbox = 1] = numbersIn(env.MAIL_LIMIT, 2) ?? []
  const reserve = env.DISK_RESERVE
  return {
    requests: { perSender, inAll, sameText },
    uploads: { perAddress: perAddress * MEGABYTE, inAll: filesInAll * MEGABYTE },
    mails: { inAll: mails, perMailbox },
    formSeconds: env.FORM_SECONDS,
    diskReserve: reserve === undefined ? undefined : reserve * MEGABYTE,
  }
}
