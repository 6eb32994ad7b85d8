import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { until } from './until.ts'

const WITHIN_MS = 20_000

/**
 * The `.eml` files of a site without SMTP that carry a reference, once there are as many as expected.
 * @returns The parsed messages, the agency's first.
 */
export async function mailWith(dataDir: string, reference: string, count = 2): Promise<Email[]> {
  await until(
    `${count} messages with ${reference}`,
    () => find(dataDir, reference).length >= count,
    WITHIN_MS,
  )
  const mails = await Promise.all(find(dataDir, reference).map((raw) => PostalMime.parse(raw)))
  return mails.sort((a, b) => Number(isReceipt(a)) - Number(isReceipt(b)))
}

/** The `.eml` files that go to an address, once there are as many as expected. */
export async function messagesTo(
  dataDir: string,
  address: string,
  count: number,
): Promise<Buffer[]> {
  const found = () => allMail(dataDir).filter(({ raw }) => raw.includes(`\r\nTo: ${address}\r\n`))
  await until(`${count} messages to ${address}`, () => found().length >= count, WITHIN_MS)
  return found().map(({ raw }) => raw)
}

function find(dataDir: string, reference: string): Buffer[] {
  return allMail(dataDir)
    .filter(({ name }) => name.includes(reference))
    .map(({ raw }) => raw)
}

function allMail(dataDir: string): { name: string; raw: Buffer }[] {
  const folder = join(dataDir, 'mail')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => ({ name, raw: readFileSync(join(folder, name)) }))
  } catch {
    return []
  }
}

function isReceipt(mail: Email): boolean {
  return mail.to?.some(({ address }) => address?.endsWith('@visitor.example')) ?? false
}
