'use client'
import { useEffect, useState } from 'react'
import { css } from '../../../../styled-system/css'
import { button } from '../../../ui/button/button.tsx'
import { surface } from '../../../ui/layout.tsx'
import { UNSAVED_PATH } from '../post-fields.ts'
import { shortTime } from './save-words.ts'
import {
  isClaimed,
  localCopies,
  newKey,
  removeLocal,
  sendUnsaved,
  type UnsavedWrite,
} from './unsaved-write.ts'

const list = css({ display: 'grid', gap: '12', p: '16' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })

interface Unsaved {
  id: string
  writtenAt: string
}

/**
 * The unsaved changes of a post, to restore or discard. What only this browser has, since the site
 * could not be reached when it was typed, is sent to the site first.
 */
export function UnsavedChanges(props: {
  waiting: Unsaved[]
  /** Undefined for a new post. */
  postId: string | undefined
  staffId: string
}) {
  const { postId, staffId } = props
  const [waiting, setWaiting] = useState(props.waiting)
  useEffect(() => {
    void sendLocalCopies(staffId, postId, (sent) =>
      setWaiting((before) => [sent, ...before.filter(({ id }) => id !== sent.id)]),
    )
  }, [postId, staffId])
  if (waiting.length === 0) return null
  return (
    <section className={`${surface} ${list}`} aria-label="Unsaved changes">
      {waiting.map(({ id, writtenAt }) => (
        <form key={id} method="post" action={`${UNSAVED_PATH}/discard`} className={row}>
          <input type="hidden" name="id" value={id} />
          <p>
            You have unsaved changes from <strong>{shortTime(writtenAt)}</strong>.
          </p>
          <a href={`/admin/posts/${postId ?? 'new'}?unsaved=${id}`} className={button()}>
            Restore
          </a>
          <button type="submit" className={button({ tone: 'bare' })}>
            Discard
          </button>
        </form>
      ))}
    </section>
  )
}

async function sendLocalCopies(
  staffId: string,
  postId: string | undefined,
  onSent: (unsaved: Unsaved) => void,
): Promise<void> {
  for (const write of localCopies(staffId)) {
    const { id, postId: of } = write
    if (of !== postId || isShown(id) || (await isClaimed(id))) continue
    const sent = await sendCopy(write)
    if (sent) onSent(sent)
  }
}

/** The form was returned with it. */
function isShown(id: string): boolean {
  return document.querySelector<HTMLInputElement>('form [name=unsaved]')?.value === id
}

async function sendCopy(write: UnsavedWrite): Promise<Unsaved | undefined> {
  // It may have arrived while the page was left; this is not older than that.
  let { id } = write
  let result = await sendUnsaved({ ...write, turn: write.turn + 1 })
  if ('refused' in result && result.refused === 'elsewhere') {
    id = newKey()
    result = await sendUnsaved({ ...write, id })
  }
  if ('trouble' in result) return undefined
  removeLocal(write.id)
  return 'writtenAt' in result ? { id, writtenAt: result.writtenAt } : undefined
}
