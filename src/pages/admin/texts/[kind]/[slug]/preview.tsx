import { TextPreviewPage } from '../../../../../staff/texts/editor/text-page.tsx'

export default function PreviewTextsPage({ kind, slug }: { kind: string; slug: string }) {
  return <TextPreviewPage kind={kind} slug={slug} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
