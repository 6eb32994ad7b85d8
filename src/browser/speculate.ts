import { SPECULATION_PATH } from '../settings/speculation-path.ts'
import { isPrivatePage } from './private-page.ts'
import { whenSeen } from './when-seen.ts'

/**
 * Lets the browser make the next page before the click on its link, by the rules that the server
 * has for this visitor. Rules that are there earlier, in the HTML or its headers, cost a quarter of
 * the page's style: the browser then looks at its links before its style sheet has come.
 */
export function speculate() {
  const start = async () => {
    const rules = await fetch(SPECULATION_PATH).then((answer) => answer.text())
    // Once React has loaded, a link changes the page in place: another one would be wasted.
    if (!rules || globalThis.navigates) return
    const script = document.createElement('script')
    script.type = 'speculationrules'
    script.text = rules
    document.head.append(script)
  }
  if (!HTMLScriptElement.supports?.('speculationrules') || isPrivatePage()) return
  // Without rules, links work as ever.
  addEventListener('load', () => whenSeen(() => start().catch(() => {})))
}
