import { PostPage } from '../../../../staff/posts/post-page.tsx'

export default function EditPostPage({ postId }: { postId: string }) {
  return <PostPage id={postId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
