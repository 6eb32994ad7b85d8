import { MAX_POST_CHARACTERS } from '../../../db/writing/post-html.ts'
import { css } from '../../../styled-system/css'
import { htmlInTown } from '../../blog/in-town.ts'
import { ACCEPTED_PICTURES } from '../../images/messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { PlainField, PlainTextArea } from '../../ui/field/plain-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { EditedPost } from './edited-post.ts'
import { FormattingBar } from './editor/formatting-bar.tsx'
import { AwakePreview } from './live-preview.tsx'
import { postBody } from './post-body.ts'

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' })
const sideBySide = css({
  display: 'grid',
  gap: '24',
  alignItems: 'start',
  // Keeps a long line of code from widening its column.
  '& > *': { minWidth: '0' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
  '& textarea': { height: { lg: 'calc(100dvh - 18rem)' }, minHeight: '20rem' },
})
const summary = css({
  display: 'list-item',
  py: '8',
  textStyle: 'label',
  color: 'ink',
  cursor: 'pointer',
})

const MARKDOWN =
  'Markdown: ## for a heading, **bold**, a line of - for each point of a list, [words](address) for a link. [Town] becomes the reader’s town, or Connecticut. Embeds, and pictures of other sites, are left out.'
const HTML = 'This post was saved as HTML. You can edit the HTML here, or replace it with Markdown.'

/** The post's title, its text with a preview beside it, and pictures for the text. */
export function PostWriting({ post }: { post: EditedPost }) {
  const { values, errors = {}, placed } = post
  return (
    <div className={stack}>
      <PlainField name="title" label="Title" defaultValue={values.title} error={errors.title} />
      <div className={sideBySide}>
        <PlainTextArea
          name="markdown"
          label="Text"
          rows={18}
          hint={`${post.isHtml ? HTML : MARKDOWN} Up to ${MAX_POST_CHARACTERS.toLocaleString('en-US')} characters.`}
          defaultValue={values.markdown}
          error={errors.markdown}
        >
          <FormattingBar textArea="markdown" />
        </PlainTextArea>
        <AwakePreview textArea="markdown" initial={firstPreview(post)} />
      </div>
      {placed && <PlacedPicture markdown={placed.markdown} />}
      <details open={placed !== undefined || errors.placedFile !== undefined}>
        <summary className={summary}>Place a picture in the text</summary>
        <div className={stack}>
          <PlainField
            name="placedFile"
            type="file"
            label="Picture for the text"
            hint="JPEG, PNG, WebP or AVIF, up to 10 MB. Where it was taken is removed from it."
            accept={ACCEPTED_PICTURES}
            error={errors.placedFile}
          />
          <PlainField
            name="alt"
            label="What it shows"
            hint="For those who cannot see it."
            defaultValue={values.alt}
          />
          <p>
            <Button type="submit" name="go" value="place">
              Upload and show its Markdown
            </Button>
          </p>
        </div>
      </details>
    </div>
  )
}

/**
 * The initial preview. A rejected text may be impossible to render, and rendering is done for staff
 * only.
 */
function firstPreview({ values, errors, asSent }: EditedPost): string | undefined {
  const isFit = values.markdown && !errors?.markdown && !asSent
  const body = isFit ? postBody(values.markdown) : undefined
  return body && htmlInTown(body, undefined)
}

function PlacedPicture({ markdown }: { markdown: string }) {
  return (
    <Notice tone="success">
      <PlainField
        name="placedMarkdown"
        label="Paste this where the picture belongs"
        hint="The post itself is not saved yet."
        defaultValue={markdown}
        readOnly
      />
    </Notice>
  )
}
