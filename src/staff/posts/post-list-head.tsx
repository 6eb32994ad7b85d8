import { DESK_VIEWS, type DeskView } from '../../../db/writing/post-desk.ts'
import { css } from '../../../styled-system/css'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { type ListQuery, listHref } from '../frame/list-query.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '24',
})
const search = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12' })
const views = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    px: '8',
    fontWeight: '600',
    color: 'heading',
    textDecoration: 'none',
    borderBlockWidth: '3px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    _hover: { borderBottomColor: 'shoal' },
    '&[aria-current]': { borderBottomColor: 'ink' },
  },
})

const NAMES: Record<DeskView, string> = {
  all: 'All',
  drafts: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
}

/** A link to a new post, the lists, and a search by the beginning of a title. */
export function PostListHead(props: { query: ListQuery; counts: Record<DeskView, number> }) {
  const { query, counts } = props
  return (
    <>
      <div className={row}>
        <ButtonLink tone="action" href="/admin/posts/new">
          Write a post
        </ButtonLink>
        <form action="/admin/posts" className={search} aria-label="Search posts">
          <PlainField
            name="search"
            type="search"
            label="Beginning of a title"
            defaultValue={query.search}
          />
          <Button type="submit">Search</Button>
        </form>
      </div>
      <nav aria-label="Lists of posts" className={views}>
        {DESK_VIEWS.map((view) => (
          <a
            key={view}
            href={listHref({ view })}
            aria-current={view === query.view && !query.search ? 'page' : undefined}
          >
            {NAMES[view]} ({counts[view].toLocaleString('en-US')})
          </a>
        ))}
      </nav>
    </>
  )
}
