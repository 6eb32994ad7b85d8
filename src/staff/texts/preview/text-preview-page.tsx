import { css } from '../../../../styled-system/css'
import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { PageHead } from '../../../layout/page-head.tsx'
import { page } from '../../../ui/layout.tsx'
import { editorHref, textBeingAnswered } from '../editor/edited-text.ts'
import { loadTextForm } from '../editor/load-text.ts'
import { PagePreview } from './page-preview.tsx'

const bar = css({ bg: 'buff', py: '12', textStyle: 'label' })

/** The public page with what was typed, when it answers the form, or else with what is saved. */
export async function TextPreviewPage(props: { kind: string; slug: string }) {
  const isTyped = textBeingAnswered() !== undefined
  const { desk, text } = await loadTextForm(props.kind, props.slug)
  const preview = await desk.preview(services().db, text.slug, text.typed)
  if (!preview || 'errors' in preview) notFound()
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`Preview: ${text.name ?? text.slug}`}
        description="For staff of the agency."
        noindex
      />
      <div className={bar}>
        <p className={page()}>
          {isTyped ? (
            'A preview of what you typed. Nothing was saved: close this tab to go on writing.'
          ) : (
            <>
              A preview of what is saved. <a href={editorHref(text)}>Edit the texts</a>
            </>
          )}
        </p>
      </div>
      <PagePreview page={preview.page} />
    </main>
  )
}
