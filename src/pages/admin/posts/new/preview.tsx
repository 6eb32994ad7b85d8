import { PreviewPage } from '../../../../staff/posts/preview-page.tsx'

export default function NewPostPreviewPage() {
  return <PreviewPage id={undefined} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
