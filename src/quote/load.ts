import { listVesselOptions } from '../../db/content/vessels.ts'
import { builtInVessels } from '../../db/seed/vessels/built-in.ts'
import { loadForm } from '../forms/load.ts'
import { log } from '../http/log.ts'
import { services } from '../http/services.ts'
import { quoteForm } from './form.ts'
import type { QuoteWizardProps } from './quote-wizard.tsx'
import { quoteRules } from './rules.ts'

/**
 * Loads everything the quote form shows this visitor.
 * @param step The step named in the page's address.
 */
export async function loadQuote(headers: Headers, step: string | undefined) {
  const [form, list] = await Promise.all([
    loadForm({ form: quoteForm, rules: quoteRules }, headers, step),
    loadVessels(),
  ])
  return { ...list, ...form }
}

async function loadVessels(): Promise<Pick<QuoteWizardProps, 'vessels' | 'vesselsAreDefaults'>> {
  try {
    const vessels = await listVesselOptions(services().db)
    if (vessels.length > 0) return { vessels, vesselsAreDefaults: false }
  } catch (err) {
    log.error({ err }, 'vessel types could not be read')
  }
  const vessels = builtInVessels.map(({ slug, name }) => ({ slug, name }))
  return { vessels, vesselsAreDefaults: true }
}
