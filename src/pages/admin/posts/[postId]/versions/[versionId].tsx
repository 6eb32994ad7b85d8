import { PostVersionPage } from '../../../../../staff/posts/post-page.tsx'

export default function VersionOfPostPage(props: { postId: string; versionId: string }) {
  return <PostVersionPage id={props.postId} versionId={props.versionId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
