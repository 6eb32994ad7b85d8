import type { AdminPost } from '../../../db/writing/post-admin.ts'
import { css } from '../../../styled-system/css'
import { PlainField, PlainTextArea } from '../../ui/field/plain-field.tsx'
import { officeTimeInWords } from '../frame/office-time.ts'
import { valuesOf } from './post-values.ts'

const stack = css({ display: 'grid', gap: '16' })
const heading = css({ textStyle: 'section' })

/** The version that somebody else saved while this form was open, to copy from. */
export function ConflictingVersion({ post }: { post: AdminPost }) {
  const { title, excerpt, markdown } = valuesOf(post)
  return (
    <section className={stack} aria-labelledby="theirs">
      <h2 id="theirs" className={heading}>
        What was saved on {officeTimeInWords(post.version)}
      </h2>
      <PlainField name="theirTitle" label="Their title" defaultValue={title} readOnly />
      <PlainTextArea
        name="theirExcerpt"
        label="Their excerpt"
        defaultValue={excerpt}
        rows={4}
        readOnly
      />
      <PlainTextArea
        name="theirText"
        label="Their text"
        defaultValue={markdown}
        rows={16}
        readOnly
      />
    </section>
  )
}
