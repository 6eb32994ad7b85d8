import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser } from '../browser/options.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const METRICS = [
  ['first-contentful-paint', 'FCP ms'],
  ['largest-contentful-paint', 'LCP ms'],
  ['total-blocking-time', 'TBT ms'],
  ['cumulative-layout-shift', 'CLS'],
] as const

const COMMAND = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
const MAX_REPORT_BYTES = 64 * 1024 * 1024
const NAVIGATION_LIMIT_MS = 120_000

export interface Result {
  /** From 0 to 100; undefined when the page could not be rated, as for an error page. */
  scores: Record<string, number | undefined>
  metrics: Record<string, number | undefined>
  /** The audits that count for a score and are not perfect. */
  failures: string[]
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
}

/** One run of Lighthouse with its defaults: a phone, with simulated slow 4G and a slow processor. */
export async function audit(url: string, { executablePath, env }: Browser): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      COMMAND,
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage --ignore-certificate-errors',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--max-wait-for-load=${NAVIGATION_LIMIT_MS}`,
      // Answers with an error status are pages, too.
      '--ignore-status-code',
      '--no-enable-error-reporting',
    ],
    {
      maxBuffer: MAX_REPORT_BYTES,
      env: { ...process.env, ...env, CHROME_PATH: executablePath ?? chromium.executablePath() },
    },
  )
  return summarize(JSON.parse(stdout))
}

function summarize({ categories, audits }: Report): Result {
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    score === null ? undefined : Math.round(score * 100),
  ])
  const metrics = METRICS.map(([name]) => [name, rounded(name, audits[name]?.numericValue)])
  const failures = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics),
    failures: [...new Set(failures)].filter((id) => !isTimed(id)),
  }
}

function rounded(name: string, value: number | undefined): number | undefined {
  const digits = name === 'cumulative-layout-shift' ? 3 : 0
  return value === undefined ? undefined : Number(value.toFixed(digits))
}

/** These have columns of their own, or follow from them. */
function isTimed(id: string): boolean {
  return id === 'speed-index' || METRICS.some(([name]) => name === id)
}
