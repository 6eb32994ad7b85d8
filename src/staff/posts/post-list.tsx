import type { DeskPage, DeskView } from '../../../db/writing/post-desk.ts'
import { css } from '../../../styled-system/css'
import { ButtonLink } from '../../ui/button/button.tsx'
import { surface } from '../../ui/layout.tsx'
import { empty, facts, line, list } from '../frame/list-look.ts'
import { type ListQuery, listHref } from '../frame/list-query.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import { PostStateBadge } from './post-state.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

const NOTHING: Record<DeskView, string> = {
  all: 'There is no post yet. Write one, or import the articles that come with the site under Tools.',
  drafts: 'There is no draft.',
  scheduled: 'No post is waiting for its time.',
  published: 'Nothing is published yet.',
}

/** The posts of one list, with links to those before and after them. */
export function PostList({ page, query }: { page: DeskPage; query: ListQuery }) {
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
