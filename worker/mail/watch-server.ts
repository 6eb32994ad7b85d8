import { type Mailer, SendFailed } from './mailer.ts'

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
