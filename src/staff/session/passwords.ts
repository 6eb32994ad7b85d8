import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { agency } from '../../http/agency.ts'
import { passwordProblem } from '../../settings/accounts.ts'

/** The best: beyond ten thousand million guesses by somebody who knows whom they attack. */
const LEAST_SCORE = 4

const GUESSABLE =
  'This password is easy to guess: it is common, or made of a name, a date or a pattern. A few words that do not belong together are easy to remember.'

/**
 * The problem with a new password, as a sentence, or undefined: its length, and how soon somebody who
 * knows the usual passwords, the agency and the account guesses it.
 * @param about The account's name and email address.
 */
export async function newPasswordProblem(
  password: string,
  about: string[],
): Promise<string | undefined> {
  const problem = passwordProblem(password)
  if (problem) return problem
  const { name, email } = agency()
  const isWeak = await isGuessable(password, [name, email, ...about])
  return isWeak ? GUESSABLE : undefined
}

/**
 * Whether a password is guessed soon. The lists are loaded for this alone: they take some megabytes.
 * @param words What it must not be made of.
 */
export async function isGuessable(password: string, words: string[]): Promise<boolean> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const guesses = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary })
  const parts = words.flatMap((word) => [word, ...word.split(/[^\p{L}\d]+/u)]).filter(Boolean)
  return guesses.check(password, parts).score < LEAST_SCORE
}

/**
 * One of the settings that OWASP's Password Storage Cheat Sheet names as equally strong, and the one of them with the least memory:
 * 8 MB. Better Auth's own take 33 MB (N 16384, r 16) in the web process whenever somebody signs in, and half the time.
 */
const COST = { N: 2 ** 13, r: 8, p: 10 }
const KEY_BYTES = 64
const SALT_BYTES = 16
const FORMAT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** @returns The hash of a password as PHC string: `$scrypt$ln=…,r=…,p=…$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, COST)
  const { N, r, p } = COST
  return `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${base64(salt)}$${base64(key)}`
}

/**
 * Whether a password is the one of a hash, by the cost that the hash names; also of a hash that Better Auth made,
 * as for accounts before November 2026.
 * @throws If it is neither.
 */
export async function verifyPassword(parts: { hash: string; password: string }): Promise<boolean> {
  const [, ln, r, p, salt = '', key = ''] = FORMAT.exec(parts.hash) ?? []
  if (!ln) return (await import('better-auth/crypto')).verifyPassword(parts)
  const expected = Buffer.from(key, 'base64')
  const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) }
  const password = parts.password.normalize('NFKC')
  const found = await derive(password, Buffer.from(salt, 'base64'), expected.length, cost)
  return timingSafeEqual(found, expected)
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
