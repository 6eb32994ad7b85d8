import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pdfOfSize } from '../files.ts'
import { openProxy } from '../tcp-proxy.ts'
import { test as base } from './kept.ts'

type Network = Awaited<ReturnType<typeof openProxy>>

/** The shared site behind a network of the test's own, which can break and stall. */
export const test = base.extend<{ baseURL: string; network: Network }>({
  network: async ({}, use) => {
    const network = await openProxy(Number(new URL(process.env.E2E_ADDRESS as string).port))
    await use(network)
    network.close()
  },
  baseURL: ({ network }, use) => use(`http://127.0.0.1:${network.port}`),
})

/** A PDF under a name that nobody else in this test run uses. */
export function surveyOf(bytes: number) {
  const name = `survey-${crypto.randomUUID().slice(0, 8)}.pdf`
  return { name, mimeType: 'application/pdf', buffer: pdfOfSize(bytes) }
}

/** What the site has stored of files whose name contains this. */
export function storedFiles(name: string): Buffer[] {
  const folder = join(process.env.E2E_DATA_DIR as string, 'objects', 'form-uploads')
  return readdirSync(folder)
    .filter((found) => found.includes(name))
    .map((found) => readFileSync(join(folder, found)))
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Whether the site still has what has arrived of the next file that the page begins to send. */
export async function nextPart(page: Page): Promise<() => boolean> {
  const answer = await page.waitForResponse(
    (response) => response.url().endsWith('/api/uploads') && response.status() === 201,
  )
  const id = answer.headers().location?.split('/').at(-1) as string
  return () => existsSync(join(process.env.E2E_DATA_DIR as string, 'parts', id))
}
