import type { PostTeaser } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { SCENE } from '../chart/pictures.ts'
import { postPicture } from '../chart/post-pictures.ts'
import { findImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { Picture } from '../ui/picture/picture.tsx'

const frame = css({
  mb: '32',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
  overflow: 'hidden',
  bg: 'selected',
  '& img': { aspectRatio: '8 / 5', objectFit: 'cover' },
})

/**
 * The picture above a post, from the first source that has one. Pictures uploaded by staff have no
 * description: the post's title says what it is about.
 */
export async function PostPicture({ post }: { post: PostTeaser }) {
  const image = await findImage({ category: 'blog', path: post.imagePath }, siteImages)
  if (!image) return null
  const drawn = postPicture(post.slug)
  const alt = drawn?.src.webp === image.src.webp ? drawn?.alt : undefined
  return (
    <figure className={frame}>
      <Picture
        src={image.src}
        alt={alt ?? ''}
        {...SCENE}
        sizes="(width>=64rem) 50rem,100vw"
        fallbacks={image.fallbacks}
        priority
      />
    </figure>
  )
}
