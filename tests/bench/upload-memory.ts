/** `node tests/bench/upload-memory.ts`: the web process's memory under 200 uploads of 8 MB. */
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pdfOfSize } from '../files.ts'
import type { Settings } from '../launched.ts'
import { startS3Server } from '../s3-server.ts'
import { startSite } from '../site.ts'

const UPLOADS = 200
const CLIENTS = 20
const UPLOAD_BYTES = 8_000_000
/** The first is the one that counts; the others show whether it stays so. */
const ROUNDS = 4
const LIMIT_MB = 200
const REST_MS = 5000

const file = new Blob([new Uint8Array(pdfOfSize(UPLOAD_BYTES))])

await measure('files', {})
const s3 = await startS3Server()
if ('missing' in s3) console.log(`No figures on S3: ${s3.missing}`)
else {
  const { endpoint, region, accessKey, secretKey } = s3.settings
  await measure('S3', {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_BUCKET: 'bench',
  }).finally(() => s3.remove())
}

async function measure(store: string, settings: Settings) {
  const site = await startSite(settings)
  const memory = (what: 'VmRSS' | 'VmHWM') => {
    const status = readFileSync(`/proc/${site.pid('web')}/status`, 'utf8')
    return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  }
  try {
    const idle = memory('VmRSS')
    const peaks: number[] = []
    const started = performance.now()
    for (let round = 0; round < ROUNDS; round++) {
      // Forgets the highest mark so far.
      writeFileSync(`/proc/${site.pid('web')}/clear_refs`, '5')
      await Promise.all(Array.from({ length: CLIENTS }, () => uploadSome(site.address)))
      peaks.push(memory('VmHWM'))
    }
    const seconds = (performance.now() - started) / 1000 / ROUNDS
    await sleep(REST_MS)
    console.log(
      `${store}: ${UPLOADS} uploads of ${UPLOAD_BYTES / 1e6} MB by ${CLIENTS} clients in ${seconds.toFixed(1)} s; ` +
        `web memory idle ${idle} MB, at most ${peaks.join(', ')} MB in rounds 1 to ${ROUNDS}, ` +
        `at rest ${memory('VmRSS')} MB`,
    )
    if (peaks[0]! > LIMIT_MB) process.exitCode = 1
  } finally {
    await site.remove()
  }
}

async function uploadSome(address: string) {
  for (let sent = 0; sent < UPLOADS / CLIENTS; sent++) {
    const form = new FormData()
    form.append('file', file, 'survey.pdf')
    const response = await fetch(`${address}/api/attachments`, { method: 'POST', body: form })
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
    await response.body?.cancel()
  }
}
