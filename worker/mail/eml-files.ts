import { mkdirSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer, OutgoingEmail } from './mailer.ts'

/** Messages contain personal data: only the user that runs the site may read them. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

/** Mail without a mail server: each message is written atomically to an `.eml` file. */
export function emlFiles(folder: string): Mailer {
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
