import { VersionPage } from '../../../../../../staff/texts/editor/text-page.tsx'

export default function TextVersionPage(props: { kind: string; slug: string; versionId: string }) {
  return <VersionPage kind={props.kind} slug={props.slug} versionId={props.versionId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
