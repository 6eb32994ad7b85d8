'use client'
import { css } from '../../../../styled-system/css'
import { button } from '../../../ui/button/button.tsx'
import type { PlacedPicture } from './place-pictures.ts'

const progress = css({ '&:not(:empty)': { mb: '8' } })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8' })
const problem = css({ color: 'problem', fontWeight: '600' })

/** How far the pictures of a text are, in words. */
export function PictureProgress(props: { pictures: PlacedPicture[]; onForget(id: number): void }) {
  const { pictures, onForget } = props
  const isFailed = ({ state }: PlacedPicture) => typeof state === 'object' && 'problem' in state
  return (
    <>
      <div role="status" aria-label="Pictures" className={progress}>
        {pictures
          .filter((picture) => !isFailed(picture))
          .map((picture) => (
            <p key={picture.id}>{pictureWords(picture)}</p>
          ))}
      </div>
      {pictures.filter(isFailed).map((picture) => (
        <div key={picture.id} role="alert" className={row}>
          <p className={problem}>{pictureWords(picture)}</p>
          <button
            type="button"
            className={button({ tone: 'bare' })}
            aria-label={`Dismiss the message about ${picture.name}`}
            onClick={() => onForget(picture.id)}
          >
            Dismiss
          </button>
        </div>
      ))}
    </>
  )
}

function pictureWords({ name, state }: PlacedPicture): string {
  if (state === 'placed')
    return `${name} is in the text. Between its brackets, type what it shows, for those who cannot see it.`
  if ('problem' in state) return state.problem
  return state.percent < 100
    ? `Uploading ${name}: ${state.percent} percent.`
    : `${name} is uploaded and being prepared.`
}
