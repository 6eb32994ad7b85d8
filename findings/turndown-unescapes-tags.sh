#!/usr/bin/env bash
# turndown 7.2.5 makes Markdown of HTML. It escapes what Markdown would read as emphasis or a list, but not "<" and "&":
# a page that shows the text "<name>" becomes Markdown with a tag in it, and "&amp;" as it is shown becomes an ampersand.
# Rendered again, by marked 18.2.1 here, the word is gone from what a reader sees.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund turndown@7.2.5 marked@18.2.1
cat > finding.mjs <<'END'
import { strictEqual } from 'node:assert'
import { marked } from 'marked'
import Turndown from 'turndown'

const shown = '<p>1. Write &lt;name&gt; and &amp;amp; here.</p>'
const markdown = new Turndown().turndown(shown)
const html = marked.parse(markdown).trim()
console.log('turndown 7.2.5, of', shown)
console.log('  as Markdown:', markdown)
console.log('  rendered by marked 18.2.1:', html)
strictEqual(markdown, '1\\. Write <name> and &amp; here.')
strictEqual(html, '<p>1. Write <name> and &amp; here.</p>')
END
node finding.mjs
