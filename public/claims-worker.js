// Keeps /claims, and what it looks like, for a phone without a network. Registered for that page alone
// (src/chart/late-script/main.ts), and asks the site first.
const PAGE = '/claims'

addEventListener('install', (event) => event.waitUntil(keep()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate' && request.method === 'GET' && pathname === PAGE) {
    event.respondWith(pageOrKept(event))
  } else if (/\.(css|woff2)$/.test(pathname)) {
    // Named by their content: what is kept is what would come.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
  }
})

async function pageOrKept(event) {
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(keep())
    if (answer.status < 500) return answer
    return (await caches.match(PAGE)) ?? answer
  } catch (error) {
    const kept = await caches.match(PAGE)
    if (!kept) throw error
    return kept
  }
}

// Cookies stay out of it: what is kept is everyone's page.
async function keep() {
  const page = await fetch(PAGE, { credentials: 'omit' })
  if (!page.ok) throw new Error(`${PAGE} answered ${page.status}`)
  const html = await page.clone().text()
  const looks = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:css|woff2)/g))]
  const cache = await caches.open(PAGE)
  // The page last: what it needs is there whenever it is.
  await cache.addAll(looks)
  await cache.put(PAGE, page)
  for (const request of await cache.keys()) {
    if (![PAGE, ...looks].includes(new URL(request.url).pathname)) await cache.delete(request)
  }
}
