import { createHash } from 'node:crypto'
import { config } from '../config.ts'
import { contentSecurityPolicy, plainHeaders } from './secure-headers.ts'

const STYLE = `
body{margin:0;font:400 1.0625rem/1.55 system-ui,sans-serif;color:#1c2738;background:#fbfaf5}
main{max-width:38rem;margin:0 auto;padding:3rem 1rem}
h1{font:600 2rem/1.16 Georgia,serif;color:#071f46}
a{color:#0b397c;display:inline-block;padding:.6rem 0}
`

/** The page for a failure of ours: it needs neither React nor the database. */
export function errorPage(status: 500 | 503 = 500): Response {
  const { name, phone, email } = config().site
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Something went wrong | ${escape(name)}</title><style>${STYLE}</style></head><body><main>
<h1>This page ran aground</h1>
<p>The fault is ours, and it has been logged. Try again in a minute. If it cannot wait, call
<a href="tel:${escape(phone.replace(/[^+\d]/g, ''))}">${escape(phone)}</a> or write to
<a href="mailto:${escape(email)}">${escape(email)}</a>.</p>
<p><a href="/">Back to the home page</a></p></main></body></html>`
  const styleHash = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
  return new Response(html, {
    status,
    headers: {
      ...plainHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({ scripts: [], styles: [styleHash] }),
      'cache-control': 'no-store',
    },
  })
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
}
