import { PreviewPage } from '../../../../staff/posts/post-page.tsx'

export default function NewPostPreviewPage() {
  return <PreviewPage id={undefined} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
