import { css } from '../../styled-system/css'
import { Button } from '../ui/button/button.tsx'
import { PlainField } from '../ui/field/plain-field.tsx'
import { NOTHING_NEAR, namedPages } from './named-pages.ts'

const stack = css({ display: 'grid', gap: '16', alignContent: 'start' })
const suggestion = css({ textStyle: 'lead' })
const MOST_CHARACTERS = 60

/**
 * The page whose name is nearest to what somebody asked for, and a field to ask again; without
 * JavaScript too.
 * @param near The address of that page or `NOTHING_NEAR`. Null when nobody can tell from the address.
 */
export function SearchByName({ near }: { near: string | null }) {
  const found = namedPages.find(({ href }) => href === near)
  return (
    <div className={stack}>
      {found && (
        <p className={suggestion}>
          Did you mean <a href={found.href}>{found.label}</a>?
        </p>
      )}
      {near === NOTHING_NEAR && (
        <p role="status">No page has a name like that. Try a town, a boat, or a kind of policy.</p>
      )}
      <form method="get" aria-label="Find a page" className={stack}>
        <PlainField
          name="q"
          label="What were you looking for?"
          type="search"
          maxLength={MOST_CHARACTERS}
        />
        <p>
          <Button type="submit">Find the page</Button>
        </p>
      </form>
    </div>
  )
}
