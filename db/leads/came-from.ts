import type { SubmissionSource } from './submissions.ts'

const MAX_CHARACTERS = 100

/**
 * What brought a visitor, for the figures: the latest campaign, or else the site that led here. Null
 * when they came by themselves.
 */
export function cameFrom(source: SubmissionSource | null): string | null {
  const campaign = source?.lastCampaign ?? source?.firstCampaign
  if (campaign) return `campaign:${campaign.slice(0, MAX_CHARACTERS)}`
  const host = source?.referrer && hostOf(source.referrer)
  return host ? `referrer:${host.slice(0, MAX_CHARACTERS)}` : null
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
}
