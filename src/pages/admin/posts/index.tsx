import { countDeskPosts, listDeskPosts } from '../../../../db/post-desk.ts'
import { listAsked } from '../../../desk/list-address.ts'
import { PostList } from '../../../desk/post-list.tsx'
import { PostListHead } from '../../../desk/post-list-head.tsx'
import { requestAddress } from '../../../server/request.ts'
import { services } from '../../../server/site.ts'
import { StaffFrame } from '../../../staff/frame.tsx'
import { requireStaff } from '../../../staff/require-staff.ts'

export default async function PostsPage() {
  const staff = await requireStaff()
  const { db } = services()
  const asked = listAsked(requestAddress().query)
  const [page, counts] = await Promise.all([listDeskPosts(db, asked), countDeskPosts(db)])
  return (
    <StaffFrame title="Posts" staff={staff}>
      <PostListHead asked={asked} counts={counts} />
      <PostList page={page} asked={asked} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
