import { css } from '../../styled-system/css'
import { Button } from '../ui/button/button.tsx'
import { PlainField } from '../ui/field/plain-field.tsx'
import { namedPages } from './named-pages.ts'
import { nearestPages } from './nearest-pages.ts'

const stack = css({ display: 'grid', gap: '16', alignContent: 'start' })
const heading = css({ textStyle: 'card' })
const list = css({
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    textStyle: 'label',
  },
})
const MOST_CHARACTERS = 60

/**
 * The pages whose names are nearest to what somebody asked for, and a field to ask again; without
 * JavaScript too.
 * @param path The address that no page answers.
 * @param typed What was typed into the field; null when nothing was.
 */
export function SearchByName({ path, typed }: { path: string; typed: string | null }) {
  const found = nearestPages(typed ?? path, namedPages)
  return (
    <div className={stack}>
      {found.length > 0 && (
        <nav aria-labelledby="nearest">
          <h2 id="nearest" className={heading}>
            Did you mean…
          </h2>
          <ul className={list}>
            {found.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {typed && found.length === 0 && (
        <p role="status">No page has a name like that. Try a town, a boat, or a kind of policy.</p>
      )}
      <form method="get" aria-label="Find a page" className={stack}>
        <PlainField
          name="q"
          label="What were you looking for?"
          type="search"
          maxLength={MOST_CHARACTERS}
          defaultValue={typed?.slice(0, MOST_CHARACTERS)}
        />
        <p>
          <Button type="submit">Find the page</Button>
        </p>
      </form>
    </div>
  )
}
