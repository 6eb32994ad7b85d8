import { PostPage } from '../../../../staff/posts/post-page.tsx'

export default function NewPostPage() {
  return <PostPage id={undefined} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
