#!/usr/bin/env bash
# postal-mime 4.0.0 joins the lines of a text that is "format=flowed", but knows nothing of quotes. By RFC 3676 (4.5) the
# marks of a line come off before it is joined to the line before; here they stay, in the middle of the sentence, where no
# reader can tell them from a ">" that was written. So it reads every answer whose quote is longer than a line, from any
# mail program that sends such text. The documentation is silent; mailparser 3.14.2, of the same maker, is right.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund postal-mime@4.0.0 mailparser@3.14.2
cat > finding.mjs <<'END'
import { strictEqual } from 'node:assert'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

const message = [
  'From: a@example.org',
  'To: b@example.org',
  'Subject: Re: Dinghy',
  'Content-Type: text/plain; charset=utf-8; format=flowed',
  '',
  '> Is the dinghy covered ',
  '> when it is towed, if its ',
  '> value is > 500 dollars?',
  'Yes, up to the limit that ',
  'the policy names.',
  '',
].join('\r\n')
const text = (await PostalMime.parse(message)).text.trimEnd()
const other = (await simpleParser(message)).text.trimEnd()
console.log('postal-mime 4.0.0:')
console.log(text)
console.log('mailparser 3.14.2:')
console.log(other)
const answer = 'Yes, up to the limit that the policy names.'
strictEqual(text, `> Is the dinghy covered > when it is towed, if its > value is > 500 dollars?\n${answer}`)
strictEqual(other, `> Is the dinghy covered when it is towed, if its value is > 500 dollars?\n${answer}`)
END
node finding.mjs
