import { countAdminPosts, listAdminPosts } from '../../../../db/writing/post-admin.ts'
import { requestAddress } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { StaffFrame } from '../../../staff/frame/frame.tsx'
import { parseListQuery } from '../../../staff/frame/list-query.ts'
import { PostList, PostListHead, UnsavedList } from '../../../staff/posts/post-list.tsx'
import { requireStaff } from '../../../staff/session/require-staff.ts'

export default async function PostsPage() {
  const staff = await requireStaff('posts')
  const { db } = services()
  const query = parseListQuery(requestAddress().query)
  const [page, counts] = await Promise.all([listAdminPosts(db, query), countAdminPosts(db)])
  return (
    <StaffFrame title="Posts" staff={staff}>
      <PostListHead query={query} counts={counts} />
      <UnsavedList staff={staff} />
      <PostList page={page} query={query} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
