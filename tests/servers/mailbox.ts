import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { until } from '../tools/until.ts'

/** Only a hang takes so long: the worker gives way to everything else on the machine (`nice`), the tests' browsers too. */
const WITHIN_MS = 150_000

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
  const read = new Map<string, Buffer>()
  const found = () => {
    for (const name of names(dataDir)) if (!read.has(name)) read.set(name, contents(dataDir, name))
    return [...read.values()].filter((raw) => raw.includes(`\r\nTo: ${address}\r\n`))
  }
  await until(`${count} messages to ${address}`, () => found().length >= count, WITHIN_MS)
  return found()
}

function find(dataDir: string, reference: string): Buffer[] {
  return names(dataDir)
    .filter((name) => name.includes(reference))
    .map((name) => contents(dataDir, name))
}

function names(dataDir: string): string[] {
  try {
    return readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}

function contents(dataDir: string, name: string): Buffer {
  return readFileSync(join(dataDir, 'mail', name))
}

function isReceipt(mail: Email): boolean {
  return mail.to?.some(({ address }) => address?.endsWith('@visitor.example')) ?? false
}
