import { runningSite } from '../src/server/running-site.ts'
import type { Config } from '../src/settings/config.ts'

/**
 * The base of links for staff: SITE_URL, or else the address where the site is running. The settings
 * are the last resort, since PORT may have been set only for `npm start`.
 */
export async function linkAddress({
  siteUrl,
  dataDir,
}: Pick<Config, 'siteUrl' | 'dataDir'>): Promise<{ siteUrl: string; isGuess: boolean }> {
  if (process.env.SITE_URL?.trim()) return { siteUrl, isGuess: false }
  const running = await runningSite(dataDir)
  return { siteUrl: running?.siteUrl ?? siteUrl, isGuess: !running }
}
