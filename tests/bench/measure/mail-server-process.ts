/** A process that is a mail server: it tells its parent its address and, when asked, what it took. */
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import type { Taken } from './mail-server.ts'

const FORGET_EVERY_MS = 1000

const peer = await startSmtpPeer()
let forgotten = 0
setInterval(() => {
  for (const message of peer.messages.slice(forgotten)) message.raw = ''
  forgotten = peer.messages.length
}, FORGET_EVERY_MS)
process.on('message', () => {
  process.send?.(peer.messages.map(({ messageId, at }): Taken => [messageId, at.getTime()]))
})
process.on('disconnect', () => process.exit())
process.send?.(peer.url)
