import { css } from '../../styled-system/css'
import { Card, CardText, CardTitle } from '../ui/card/card.tsx'
import type { ToReplace } from './to-replace.ts'

const list = css({ display: 'grid', gap: '12', gridTemplateColumns: { md: '1fr 1fr' } })
const what = css({ fontWeight: '600', color: 'heading', overflowWrap: 'anywhere' })
const why = css({ textStyle: 'small' })

/** What an agency replaces before its site opens, until all of it is done. */
export function BeforeItOpens({ items }: { items: ToReplace[] }) {
  if (items.length === 0) return null
  return (
    <Card tone="plain">
      <CardTitle as="h2">Before it opens</CardTitle>
      <CardText>
        The site still shows examples in these places. Settings are changed in the environment of
        the site, and the list grows shorter at its next start; README says more, also on what no
        program can check.
      </CardText>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.what}>
            <p className={what}>{item.what}</p>
            <p className={why}>{item.why}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
