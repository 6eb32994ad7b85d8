import { mkdirSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer, OutgoingEmail } from './mailer.ts'

/** Letters hold personal data: for the account that runs the site, and no other. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

/** Mail for a machine without a mail server: each message a whole `.eml` file, or none. */
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

/** A repeat has the same name, and replaces what it repeats. */
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
