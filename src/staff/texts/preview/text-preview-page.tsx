import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { editorHref, textBeingAnswered } from '../editor/edited-text.ts'
import { loadTextForm } from '../editor/load-text.ts'
import { PagePreview } from './page-preview.tsx'
import { PreviewFrame } from './preview-frame.tsx'

/** The public page with what was typed, when it answers the form, or else with what is saved. */
export async function TextPreviewPage(props: { kind: string; slug: string }) {
  const isTyped = textBeingAnswered() !== undefined
  const { desk, text } = await loadTextForm(props.kind, props.slug)
  const preview = await desk.preview(services().db, text.slug, text.typed)
  if (!preview || 'errors' in preview) notFound()
  return (
    <PreviewFrame name={text.name ?? text.slug} isTyped={isTyped} editor={editorHref(text)}>
      <PagePreview page={preview.page} />
    </PreviewFrame>
  )
}
