import { PreviewPage } from '../../../../staff/posts/post-page.tsx'

export default function PostPreviewPage({ postId }: { postId: string }) {
  return <PreviewPage id={postId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
