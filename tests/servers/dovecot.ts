import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import { onTestFinished } from 'vitest'
import { until } from '../tools/until.ts'
import { DOVECOT } from './missing-parts.ts'
import { freePort, unprivilegedAccount } from './postgres.ts'

const PASSWORD = 'secret/@#'

export interface Dovecot {
  port: number
  /** For IMAP_URL. */
  url: string
  /** Delivers messages, in this order. */
  deliver(...messages: Buffer[]): Promise<void>
  /** Whether each message in the mailbox is marked as read, in their order. */
  seen(): Promise<boolean[]>
  /** Puts the mailbox away: the next delivery makes another one, whose numbers mean other messages. */
  renew(): Promise<void>
}

/** A real Dovecot on loopback with one empty mailbox, ended when the test ends. */
export async function startDovecot(): Promise<Dovecot> {
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-test-'))
  const port = await freePort()
  const file = join(folder, 'dovecot.conf')
  // It lets nobody read mail as root.
  const account = unprivilegedAccount()
  writeFileSync(file, configuration(folder, port, account))
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid)
  const server = spawn(DOVECOT, ['-F', '-c', file], { ...account, cwd: folder, stdio: 'ignore' })
  onTestFinished(async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })
  const visit = async <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const client = new ImapFlow({
      ...{ host: '127.0.0.1', port, secure: false, logger: false, disableAutoIdle: true },
      auth: { user: 'answers', pass: PASSWORD },
    })
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.logout()
    }
  }
  await until('Dovecot answers', () => visit(async () => true).catch(() => false))
  return {
    port,
    url: `imap://answers:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/Answers`,
    deliver: (...messages) =>
      visit(async (client) => {
        await client.mailboxCreate('Answers')
        for (const raw of messages) await client.append('Answers', raw)
      }),
    seen: () =>
      visit(async (client) => {
        await client.mailboxOpen('Answers')
        const all = await client.fetchAll('1:*', { flags: true })
        return all.map(({ flags }) => flags?.has('\\Seen') ?? false)
      }),
    renew: () =>
      visit(async (client) => {
        await client.mailboxRename('Answers', `Before ${Date.now()}`)
      }),
  }
}

function configuration(folder: string, port: number, account = ownIds()): string {
  const name = (flag: string) => `${execFileSync('id', [flag, `${account.uid}`])}`.trim()
  return `base_dir = ${folder}/run
log_path = ${folder}/log
default_internal_user = ${name('-nu')}
default_internal_group = ${name('-ng')}
default_login_user = ${name('-nu')}
first_valid_uid = 1
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = "password=${PASSWORD}"
}
userdb {
  driver = static
  args = uid=${account.uid} gid=${account.gid} home=${folder}/home
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`
}

function ownIds() {
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
}
