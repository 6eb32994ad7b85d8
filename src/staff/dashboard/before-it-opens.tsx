import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import type { ToReplace } from './to-replace.ts'

const list = css({ display: 'grid', gap: '12', gridTemplateColumns: { md: '1fr 1fr' } })
const what = css({ fontWeight: '600', color: 'heading', overflowWrap: 'anywhere' })
/** Aligns its text with the others despite its larger touch target. */
const done = css({ ml: '-12' })
const why = css({ textStyle: 'small' })

/** What an agency must replace before its site opens, until all of it is done. */
export function BeforeItOpens({ items }: { items: ToReplace[] }) {
  if (items.length === 0) return null
  return (
    <Card tone="plain">
      <CardTitle as="h2">Before it opens</CardTitle>
      <CardText>
        In these places the site is still as it came. Owners change the agency’s details under{' '}
        <a href="/admin/settings">Settings</a>; mail and the site’s address are changed in the
        environment of the site, and leave this list at its next start. What no program can check
        leaves it when one of you says that it is done.
      </CardText>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.what}>
            <p className={what}>{item.what}</p>
            <p className={why}>{item.why}</p>
            {item.check && (
              <form method="post" action="/api/staff/opening" className={done}>
                <Button
                  type="submit"
                  tone="bare"
                  name="check"
                  value={item.check}
                  aria-label={`This is done: ${item.what}`}
                >
                  This is done
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
