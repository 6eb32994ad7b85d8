import { pdfOfSize } from '../samples/files.ts'
import { PartVisitor } from '../sites/part-visitor.ts'
import { startSite } from '../sites/site.ts'
import { copyMs } from './measure/plain-copy.ts'
import { median } from './measure/statistics.ts'
import { summarize } from './measure/summary.ts'

const UPLOAD_BYTES = 10 * 1024 * 1024
/** As the browser's script sends it. */
const REQUEST_BYTES = 2 * 1024 * 1024
const ROUNDS = 25
const WARM_UPS = 3

const file = pdfOfSize(UPLOAD_BYTES)

/** How long a file of 10 MB takes in one request and in parts, in turns, on loopback. */
export default async function benchUpload(): Promise<void> {
  console.log('\nUpload\n')
  const site = await startSite()
  const times = { whole: [] as number[], parts: [] as number[], copy: [] as number[] }
  try {
    for (let round = -WARM_UPS; round < ROUNDS; round++) {
      const whole = await timed(() => sendWhole(site.address))
      const parts = await timed(() => sendInParts(site.address))
      if (round < 0) continue
      times.whole.push(whole)
      times.parts.push(parts)
      times.copy.push(copyMs(file, site.dataDir))
    }
  } finally {
    await site.remove()
  }
  const [whole, parts] = [median(times.whole), median(times.parts)]
  const ratio = median(times.parts.map((ms, round) => ms / (times.whole[round] as number)))
  console.log(
    `10 MB, median of ${ROUNDS}: in one request ${whole.toFixed(0)} ms, ` +
      `in parts of 2 MB ${parts.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
  )
  const copy = median(times.copy)
  const ofCopy = median(times.whole.map((ms, round) => ms / (times.copy[round] as number)))
  console.log(`The same bytes, written to a durable file: ${copy.toFixed(0)} ms`)
  summarize({
    what: 'upload of 10 MB in one request',
    measured: `${whole.toFixed(0)} ms, ${throughput(whole)} MB/s`,
    beside: `a plain copy: ${copy.toFixed(0)} ms, ${throughput(copy)} MB/s; ratio ${ofCopy.toFixed(1)}`,
    asked: '',
  })
}

async function sendWhole(address: string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)]), 'survey.pdf')
  const response = await fetch(`${address}/api/attachments`, { method: 'POST', body: form })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  await response.body?.cancel()
}

async function sendInParts(address: string) {
  const visitor = new PartVisitor(address)
  const { path } = await visitor.begin('survey.pdf', file.length)
  for (let offset = 0; offset < file.length; offset += REQUEST_BYTES) {
    await visitor.send(path, offset, file.subarray(offset, offset + REQUEST_BYTES))
  }
  const { status } = await visitor.finish(path)
  if (status !== 201) throw new Error(`The parts were answered with ${status}`)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function throughput(ms: number): string {
  return (UPLOAD_BYTES / 1024 / 1024 / (ms / 1000)).toFixed(0)
}
