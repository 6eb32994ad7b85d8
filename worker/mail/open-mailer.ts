import { mkdirSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../src/settings/config.ts'
import { type Mailer, type OutgoingEmail, SendFailed } from './mailer.ts'
import { smtpServer } from './smtp.ts'

/** SMTP if it is configured, otherwise files under DATA_DIR/mail. */
export function openMailer({ smtpUrl, dataDir }: Config): Mailer {
  return smtpUrl ? watchServer(smtpServer(smtpUrl)) : emlFiles(join(dataDir, 'mail'))
}

/** Messages contain personal data: only the user that runs the site may read them. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

/** Mail without a mail server: each message is written atomically to an `.eml` file. */
function emlFiles(folder: string): Mailer {
  return {
    async send(email) {
      mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
      await writeWhole(folder, email)
      return { accepted: email.recipients, refused: [] }
    },
    close() {},
  }
}

/** A repeated send has the same file name and replaces the earlier file. */
async function writeWhole(folder: string, { filename, raw }: OutgoingEmail): Promise<void> {
  const path = join(folder, filename)
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w', PRIVATE_FILE)
  try {
    await file.writeFile(raw)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
  const directory = await open(folder)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** The same mailer, which notes in `server` how each message and each check meets the mail server. */
export function watchServer(mailer: Mailer): Mailer {
  const watched: Mailer = {
    ...mailer,
    async send(email, signal) {
      const outcome = await mailer.send(email, signal).catch(noteFailure)
      // A refusal of every recipient says nothing of other messages.
      if (outcome.accepted.length > 0) note({ answers: true })
      return outcome
    },
    async check() {
      await mailer.check?.().catch(noteFailure)
      note({ answers: true })
    },
  }
  function note(met: { answers: boolean; error?: string }): void {
    watched.server = { ...met, at: new Date().toISOString() }
  }
  function noteFailure(error: unknown): never {
    const isDown = error instanceof SendFailed && error.isServerDown
    if (isDown) note({ answers: false, error: error.message })
    throw error
  }
  return watched
}
