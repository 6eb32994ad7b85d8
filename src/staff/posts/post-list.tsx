import { ADMIN_VIEWS, type AdminPage, type AdminView } from '../../../db/writing/post-admin.ts'
import { listUnsaved, type UnsavedPost } from '../../../db/writing/unsaved-posts.ts'
import { css } from '../../../styled-system/css'
import { services } from '../../http/services.ts'
import { Button, ButtonLink, button } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { surface } from '../../ui/layout.tsx'
import { empty, facts, headRow, line, list, searchRow, views } from '../frame/list-look.ts'
import { type ListQuery, listHref } from '../frame/list-query.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import type { StaffMember } from '../session/session.ts'
import { UNSAVED_PATH } from './post-fields.ts'
import { PostStateBadge } from './post-state.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

const NOTHING: Record<AdminView, string> = {
  all: 'There is no post yet. Write one, or import the articles that come with the site under Tools.',
  drafts: 'There is no draft.',
  scheduled: 'No post is waiting for its time.',
  published: 'Nothing is published yet.',
}

/** The posts of one list, with links to those before and after them. */
export function PostList({ page, query }: { page: AdminPage; query: ListQuery }) {
  const { view, search } = query
  return (
    <>
      <div className={surface}>
        {page.posts.length === 0 ? (
          <p className={empty}>{search ? `No title begins with “${search}”.` : NOTHING[view]}</p>
        ) : (
          <ul className={list}>
            {page.posts.map((post) => (
              <li key={post.id} className={line}>
                <h2>
                  <a href={`/admin/posts/${post.id}`}>{post.title}</a>
                </h2>
                <p className={facts}>
                  <PostStateBadge post={post} />
                  {post.category && <span>{post.category}</span>}
                  <span>Changed {officeTimeInWords(post.updatedAt)}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {(page.newer || page.older) && (
        <nav aria-label="Pages of the list" className={row}>
          {page.newer && (
            <ButtonLink href={listHref({ view, search, before: page.newer })} rel="prev">
              {search ? 'Before these' : 'Newer'}
            </ButtonLink>
          )}
          {page.older && (
            <ButtonLink href={listHref({ view, search, after: page.older })} rel="next">
              {search ? 'Behind these' : 'Older'}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}

const NAMES: Record<AdminView, string> = {
  all: 'All',
  drafts: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
}

/** A link to a new post, the lists, and a search by the beginning of a title. */
export function PostListHead(props: { query: ListQuery; counts: Record<AdminView, number> }) {
  const { query, counts } = props
  return (
    <>
      <div className={headRow}>
        <ButtonLink tone="action" href="/admin/posts/new">
          Write a post
        </ButtonLink>
        <form action="/admin/posts" className={searchRow} aria-label="Search posts">
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
        {ADMIN_VIEWS.map((view) => (
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

/** What somebody typed and did not save, above the list of all posts. */
export async function UnsavedList({ staff }: { staff: StaffMember }) {
  const unsaved = await listUnsaved(services().db, staff.id)
  if (unsaved.length === 0) return null
  return (
    <section className={surface} aria-label="Your unsaved changes">
      {unsaved.map((post) => (
        <Line key={post.id} post={post} />
      ))}
    </section>
  )
}

function Line({ post }: { post: UnsavedPost }) {
  const title = post.fields.title || 'Without a title'
  return (
    <form method="post" action={`${UNSAVED_PATH}/discard`} className={line}>
      <input type="hidden" name="id" value={post.id} />
      <input type="hidden" name="from" value="list" />
      <a href={hrefOf(post)}>{title}</a>
      <p className={facts}>
        <span>Unsaved changes from {officeTimeInWords(post.writtenAt)}</span>
        <button
          type="submit"
          className={button({ tone: 'bare' })}
          aria-label={`Discard the unsaved changes of ${title}`}
        >
          Discard
        </button>
      </p>
    </form>
  )
}

/** A post that was deleted meanwhile is a new one again. */
function hrefOf({ id, postId, isPostGone }: UnsavedPost): string {
  return `/admin/posts/${isPostGone ? 'new' : (postId ?? 'new')}?unsaved=${id}`
}
