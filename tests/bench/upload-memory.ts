import { setTimeout as sleep } from 'node:timers/promises'
import { pdfOfSize } from '../samples/files.ts'
import { startS3Server } from '../servers/s3-server.ts'
import type { Settings } from '../sites/launched.ts'
import { type RunningSite, startSite } from '../sites/site.ts'
import { forgetPeak, peakMb, residentMb } from './measure/resident.ts'
import { summarize } from './measure/summary.ts'

const UPLOADS = 200
const CLIENTS = 20
const UPLOAD_BYTES = 8_000_000
/** The first one counts; the others show whether memory keeps growing. */
const ROUNDS = 4
const ASKED_WEB_MB = 200
const ASKED_ALL_MB = 400
const REST_MS = 5000

const file = new Blob([new Uint8Array(pdfOfSize(UPLOAD_BYTES))])

/** The resident memory of the site's processes, idle and during 200 uploads of 8 MB. */
export default async function benchMemory(): Promise<void> {
  console.log('\nMemory\n')
  await measure('files', {})
  const s3 = await startS3Server()
  if ('missing' in s3) return console.log(`No figures on S3: ${s3.missing}`)
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
  try {
    const web = site.pid('web')
    const idle = residentMb(web)
    const allIdle = allResident(site)
    const peaks: number[] = []
    const started = performance.now()
    for (let round = 0; round < ROUNDS; round++) {
      forgetPeak(web)
      await Promise.all(Array.from({ length: CLIENTS }, () => uploadSome(site.address)))
      peaks.push(peakMb(web))
    }
    const seconds = (performance.now() - started) / 1000 / ROUNDS
    await sleep(REST_MS)
    console.log(
      `${store}: ${UPLOADS} uploads of ${UPLOAD_BYTES / 1e6} MB by ${CLIENTS} clients in ${seconds.toFixed(1)} s; ` +
        `web idle ${idle} MB, at most ${peaks.join(', ')} MB in rounds 1 to ${ROUNDS} (asked: ${ASKED_WEB_MB}), ` +
        `at rest ${residentMb(web)} MB; at their start ${allIdle} (asked: ${ASKED_ALL_MB}), ` +
        `at rest ${allResident(site)}`,
    )
    summarize({
      what: `${store}: web process under ${UPLOADS} uploads of ${UPLOAD_BYTES / 1e6} MB`,
      measured: `at most ${Math.max(...peaks)} MB`,
      beside: `idle ${idle} MB`,
      asked: `${ASKED_WEB_MB} MB`,
    })
  } finally {
    await site.remove()
  }
}

/** What launcher, web and worker share is counted for each of them. */
function allResident(site: RunningSite): string {
  const launcher = residentMb(site.launcherPid)
  const [web, worker] = [residentMb(site.pid('web')), residentMb(site.pid('worker'))]
  return `all processes ${launcher + web + worker} MB (launcher ${launcher}, web ${web}, worker ${worker})`
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
