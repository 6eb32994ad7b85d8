import { agency } from '../../http/agency.ts'
import { passwordProblem } from '../../settings/password-rules.ts'

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
