import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from '../launched.ts'
import { freePort } from '../postgres.ts'
import { WebSite } from '../web-site.ts'

/** A site that nobody has an account on. */
export interface NewSite {
  address: string
  /** The link that its migration gives to the launcher, to print once the site is up. */
  setUpLink: string
  remove(): Promise<void>
}

export async function startNewSite(): Promise<NewSite> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'new-site-'))
  const PORT = `${await freePort()}`
  const site = new WebSite({ DATA_DIR, PORT })
  const migrating = launch('alone.ts', ['migrate'], { DATA_DIR, PORT })
  let signInNotice = ''
  migrating.child.on('message', (message: { signInNotice?: string }) => {
    signInNotice = message.signInNotice ?? signInNotice
  })
  await migrating.ended
  const [setUpLink] = /http:\S+\/admin\/set-up\?token=\S+/.exec(signInNotice) ?? []
  if (!setUpLink) throw new Error(`No link to set up with:\n${signInNotice}\n${migrating.output()}`)
  await site.start()
  return { address: site.address, setUpLink, remove: () => site.remove() }
}
