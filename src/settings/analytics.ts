import { config } from './config.ts'

/** The origins that analytics may load from and report to; none without an ANALYTICS_ID. */
export function analyticsSources(): { scripts: string[]; reports: string[] } {
  if (!config().analyticsId) return { scripts: [], reports: [] }
  return {
    scripts: ['https://www.googletagmanager.com'],
    reports: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  }
}
