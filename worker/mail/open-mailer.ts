import { join } from 'node:path'
import type { Config } from '../../src/settings/config.ts'
import { emlFiles } from './eml-files.ts'
import type { Mailer } from './mailer.ts'
import { smtpServer } from './smtp.ts'
import { watchServer } from './watch-server.ts'

/** SMTP if it is configured, otherwise files under DATA_DIR/mail. */
export function openMailer({ smtpUrl, dataDir }: Config): Mailer {
  return smtpUrl ? watchServer(smtpServer(smtpUrl)) : emlFiles(join(dataDir, 'mail'))
}
