import { createHash } from 'node:crypto'
import { agency } from './agency.ts'
import { escapeHtml } from './escape.ts'
import { contentSecurityPolicy, plainHeaders } from './secure-headers.ts'

const STYLE = `
body{margin:0;font:400 1.0625rem/1.55 system-ui,sans-serif;color:#1c2738;background:#fbfaf5}
main{max-width:38rem;margin:0 auto;padding:3rem 1rem}
h1{font:600 2rem/1.16 Georgia,serif;color:#071f46}
@view-transition{navigation:auto}
h2{font:600 1.25rem/1.3 Georgia,serif;color:#071f46}
dt{font-weight:600}
dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:#0b397c;display:inline-block;padding:.6rem 0}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.4rem 1.25rem;color:#fff;background:#a8246b;border:1px solid;border-radius:6px}
`

/**
 * A page that needs neither React nor the database.
 * @param body HTML, under the heading.
 */
export function plainPage(
  status: number,
  { title, heading, body }: { title: string; heading: string; body: string },
): Response {
  const html = `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(agency().name)}</title><style>${STYLE}</style></head><body><main>
<h1>${escapeHtml(heading)}</h1>
${body}</main></body></html>`
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
