import { css } from '../../../styled-system/css'
import { CardPicture } from '../../images/card-picture.tsx'

const caption = css({ textStyle: 'small', color: 'quiet' })

/** The post's picture, as its card shows it. */
export function PostPicturePreview({ path }: { path: string }) {
  return (
    <div>
      <CardPicture wanted={{ category: 'blog', path }} alt="" />
      <p className={caption}>
        {path ? 'As cards show it.' : 'What cards show while the post has no picture.'}
      </p>
    </div>
  )
}
