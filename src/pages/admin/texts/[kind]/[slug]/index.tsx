import { TextPage } from '../../../../../staff/texts/editor/text-page.tsx'

export default function EditTextsPage({ kind, slug }: { kind: string; slug: string }) {
  return <TextPage kind={kind} slug={slug} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
