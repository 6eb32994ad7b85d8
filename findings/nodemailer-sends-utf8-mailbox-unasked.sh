#!/usr/bin/env bash
# nodemailer 10.6.0, asked to write to a mailbox with a letter outside of ASCII: to a server that does not offer SMTPUTF8
# (RFC 6531) it sends the raw UTF-8 in RCPT TO, without the parameter, and reports the recipient as accepted. The RFC has
# the client not send it at all; a relay behind that server is free to drop it. (smtp-server 3.21.6 as the server.)
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.0 smtp-server@3.21.6
cat > finding.mjs <<'END'
import { deepStrictEqual } from 'node:assert'
import { once } from 'node:events'
import nodemailer from 'nodemailer'
import { SMTPServer } from 'smtp-server'

const commands = []
const server = new SMTPServer({
  authOptional: true,
  hideSMTPUTF8: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address, args }, _, done) {
    commands.push({ address, parameters: args })
    done()
  },
  onData(stream, _, done) {
    stream.resume().on('end', done)
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const { port } = server.server.address()
const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
const to = 'j\u00fcrgen@example.org'
const { accepted, rejected } = await transport.sendMail({ from: 'a@example.org', to, text: 'x' })
console.log('nodemailer 10.6.0, to a server without SMTPUTF8:', { commands, accepted, rejected })
deepStrictEqual(commands, [{ address: to, parameters: false }])
deepStrictEqual({ accepted, rejected }, { accepted: [to], rejected: [] })
transport.close()
server.close()
END
node finding.mjs
