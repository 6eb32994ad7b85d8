import { css } from '../../styled-system/css'
import { Button } from '../ui/button/button.tsx'
import { PlainField } from '../ui/field/plain-field.tsx'
import { FindAsTyped } from './find-as-typed.tsx'
import { namedPages } from './named-pages.ts'

const stack = css({ display: 'grid', gap: '16', alignContent: 'start' })
const suggestion = css({ textStyle: 'lead' })
const MOST_CHARACTERS = 60

/**
 * The page whose name is nearest to an address that no page has, and a field to search the site; without
 * JavaScript too.
 * @param asked What was searched for last.
 * @param near The address of that page; null when nobody can tell.
 */
export function SearchByName({ near, asked }: { near: string | null; asked?: string }) {
  const found = namedPages.find(({ href }) => href === near)
  return (
    <div className={stack}>
      {found && (
        <p className={suggestion}>
          Did you mean <a href={found.href}>{found.label}</a>?
        </p>
      )}
      <form action="/search" aria-label="Find a page" className={stack}>
        <PlainField
          name="q"
          label="What were you looking for?"
          type="search"
          defaultValue={asked}
          maxLength={MOST_CHARACTERS}
        />
        <p>
          <Button type="submit">Search</Button>
        </p>
      </form>
      <FindAsTyped />
    </div>
  )
}
