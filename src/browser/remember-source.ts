import { readStored, writeStored } from './stored.ts'

declare global {
  /** The address within the site that this page was reached from in place; such a page has no referrer of its own. */
  var cameFrom: string | undefined
}

const SOURCE = 'source'
const FIRST_CAMPAIGN = 'first-campaign'
const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign']

/** Saves where the visitor came from and adds it to every form that is sent without React. */
export function rememberSource() {
  const url = new URL(location.href)
  const saved = readSource()
  const campaign = CAMPAIGN_PARAMETERS.map((name) => url.searchParams.get(name))
    .filter(Boolean)
    .join(' / ')
  const first = readStored<{ text?: string }>('localStorage', FIRST_CAMPAIGN)?.text ?? campaign
  writeStored('sessionStorage', SOURCE, {
    referrer: saved.referrer ?? externalReferrer(),
    firstCampaign: first || undefined,
    lastCampaign: campaign || saved.lastCampaign,
  })
  if (campaign && first === campaign)
    writeStored('localStorage', FIRST_CAMPAIGN, { text: campaign })
  addEventListener('submit', fillIn, { capture: true })
}

function fillIn({ target }: Event) {
  if (!(target instanceof HTMLFormElement)) return
  const field = target.querySelector<HTMLInputElement>('[name=source]')
  if (field) field.value = JSON.stringify(currentSource())
}

/** What a form sends as its `source`. */
export function currentSource(): Record<string, string | undefined> {
  const { origin, pathname: path } = location
  // A form begun on another page is of that page, as without this script.
  const begun = document.querySelector<HTMLElement>('form[data-path]')?.dataset
  const asked = new URL(location.href).searchParams.get('town')
  return {
    ...readSource(),
    path: begun?.path ?? path,
    town:
      begun?.town ??
      asked ??
      townAt(path) ??
      townAt(globalThis.cameFrom ?? document.referrer.replace(origin, '')),
    vessel: begun?.vessel,
    product: begun?.product ?? /^\/products\/([^/]+)/.exec(path)?.[1],
  }
}

/** Of a town's page, or of one that it has led to. */
function townAt(path: string): string | undefined {
  return /^\/towns\/([^/?]+)/.exec(path)?.[1]
}

function externalReferrer(): string | undefined {
  const { referrer } = document
  return referrer && !referrer.startsWith(`${location.origin}/`) ? referrer : undefined
}

function readSource(): Record<string, string | undefined> {
  return readStored('sessionStorage', SOURCE) ?? {}
}
