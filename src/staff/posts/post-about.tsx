import { POST_CATEGORIES } from '../../../db/writing/post-topics.ts'
import { css } from '../../../styled-system/css'
import { agency } from '../../http/agency.ts'
import { CardPicture } from '../../images/card-picture.tsx'
import { ACCEPTED_PICTURES } from '../../images/messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { PlainField, PlainSelect, PlainTextArea } from '../../ui/field/plain-field.tsx'
import type { EditedPost } from './edited-post.ts'
import { handleState } from './post-state.tsx'

const pair = css({
  display: 'grid',
  gap: '24',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
  alignItems: 'start',
  '& > *': { minWidth: '0' },
})
const stack = css({ display: 'grid', gap: '16' })

/** The fields for lists, search engines and link previews. */
export function PostAbout({ post }: { post: EditedPost }) {
  const { values, errors = {}, stored } = post
  const isLive = handleState(stored) === 'published'
  return (
    <div className={pair}>
      <PlainField
        name="slug"
        label="Address"
        isOptional={!isLive}
        hint={
          isLive
            ? 'After /blog/. A published post keeps its address.'
            : 'After /blog/. Left empty, the title gives it.'
        }
        defaultValue={values.slug}
        error={errors.slug}
        readOnly={isLive && !errors.slug}
        autoCapitalize="none"
      />
      <PlainSelect
        name="category"
        label="Category"
        defaultValue={values.category || 'none'}
        error={errors.category}
      >
        <option value="none">Choose a category</option>
        {POST_CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </PlainSelect>
      <PlainTextArea
        name="excerpt"
        label="Excerpt"
        hint="One or two sentences, shown in lists and above the text."
        rows={4}
        defaultValue={values.excerpt}
        error={errors.excerpt}
      />
      <PlainTextArea
        name="description"
        label="Description for search engines"
        isOptional
        hint="Up to 155 characters are shown. Left empty, the excerpt is used."
        rows={4}
        defaultValue={values.description}
        error={errors.description}
      />
      <PlainField
        name="author"
        label="Author"
        isOptional
        hint={`The name on a broker’s profile links to that profile. Left empty: the staff of ${agency().name}.`}
        defaultValue={values.author}
        error={errors.author}
      />
      <PlainField
        name="keywords"
        label="Keywords"
        isOptional
        hint="With commas between them. A post on boat insurance with the keyword watercraft is listed there too."
        defaultValue={values.keywords}
        error={errors.keywords}
      />
      <div className={stack}>
        <PlainField
          name="picture"
          label="Picture"
          isOptional
          hint="Its address on this site, such as /pictures/sailing.webp."
          defaultValue={values.picture}
          error={errors.picture}
          autoCapitalize="none"
        />
        <PlainField
          name="pictureFile"
          type="file"
          label="Or a file of yours"
          hint="JPEG, PNG, WebP or AVIF, up to 10 MB. It is taken when the post is saved."
          accept={ACCEPTED_PICTURES}
          error={errors.pictureFile}
        />
        <p>
          <Button type="submit" name="go" value="picture">
            Upload the picture now
          </Button>
        </p>
      </div>
      <PostPicturePreview path={errors.picture || post.asSent ? '' : values.picture} />
    </div>
  )
}

const caption = css({ textStyle: 'small', color: 'quiet' })

/** The post's picture, as its card shows it. */
function PostPicturePreview({ path }: { path: string }) {
  return (
    <div>
      <CardPicture wanted={{ category: 'blog', path }} alt="" />
      <p className={caption}>
        {path ? 'As cards show it.' : 'What cards show while the post has no picture.'}
      </p>
    </div>
  )
}
