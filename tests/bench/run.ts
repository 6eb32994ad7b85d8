/** `npm run bench`: speed, measured and printed; nothing here passes or fails. */
import { startSite } from '../site.ts'
import { benchLeads } from './leads.ts'
import { benchPages } from './pages.ts'

const site = await startSite()
try {
  await benchPages(site.address)
  await benchLeads(site.address)
} finally {
  await site.remove()
}
