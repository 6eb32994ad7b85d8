import { join } from 'node:path'
import type { Config } from '../../src/settings/config.ts'
import { emlFiles } from './eml-files.ts'
import type { MailRoom } from './letter.ts'
import { smtpServer } from './smtp.ts'

/** SMTP when it is configured; files under DATA_DIR/mail otherwise. */
export function openMailRoom({ smtpUrl, dataDir }: Config): MailRoom {
  return smtpUrl ? smtpServer(smtpUrl) : emlFiles(join(dataDir, 'mail'))
}
