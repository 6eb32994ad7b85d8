import { TextPreviewPage } from '../../../../../staff/texts/preview/text-preview-page.tsx'

export default function PreviewTextsPage({ kind, slug }: { kind: string; slug: string }) {
  return <TextPreviewPage kind={kind} slug={slug} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
