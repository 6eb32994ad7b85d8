import { runningSite } from '../src/server/running-site.ts'
import type { Config } from '../src/settings/config.ts'

/**
 * What links for staff start with: SITE_URL, or else where the site answers now. The settings come
 * last, since PORT may have been given to `npm start` alone.
 */
export async function linkAddress({
  siteUrl,
  dataDir,
}: Pick<Config, 'siteUrl' | 'dataDir'>): Promise<{ siteUrl: string; isGuess: boolean }> {
  if (process.env.SITE_URL?.trim()) return { siteUrl, isGuess: false }
  const running = await runningSite(dataDir)
  return { siteUrl: running?.siteUrl ?? siteUrl, isGuess: !running }
}
