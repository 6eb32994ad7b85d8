import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import sharp from 'sharp'

/** Where unsaved text is sent. */
export const UNSAVED = '**/api/staff/unsaved-posts'

export const textOf = (page: Page) => page.getByLabel('Text', { exact: true })
export const preview = (page: Page) => page.getByRole('group', { name: 'Preview' })

/** What the bar at the bottom says about the text. */
export const stateOf = (page: Page) => page.locator('[data-save-state]')

/** The text in the form, and the selection in it as `[`…`]`, a caret as `|`. */
export function withSelection(page: Page): Promise<string> {
  return textOf(page).evaluate((element: HTMLTextAreaElement) => {
    const { value, selectionStart: start, selectionEnd: end } = element
    const marks = start === end ? '|' : `[${value.slice(start, end)}]`
    return value.slice(0, start) + marks + value.slice(end)
  })
}

/** Selects a part of the text. */
export async function select(page: Page, part: string) {
  await textOf(page).evaluate((element: HTMLTextAreaElement, part) => {
    const start = element.value.indexOf(part)
    element.focus()
    element.setSelectionRange(start, start + part.length)
  }, part)
}

/** A picture as bytes, for files that are pasted or dropped. */
export async function pictureBytes(format: 'png' | 'jpeg', width = 300): Promise<Buffer> {
  const create = { width, height: 200, channels: 3 as const, background: '#3377aa' }
  return sharp({ create }).toFormat(format).toBuffer()
}

/** Pastes or drops files into the text, as a person does. */
export async function give(
  page: Page,
  how: 'paste' | 'drop',
  files: { name: string; type: string; bytes: Buffer }[],
) {
  const sent = files.map(({ name, type, bytes }) => ({
    name,
    type,
    base64: bytes.toString('base64'),
  }))
  await textOf(page).evaluate(
    (element, [how, sent]) => {
      const data = new DataTransfer()
      for (const { name, type, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], name, { type }))
      }
      const common = { bubbles: true, cancelable: true }
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data })
      element.dispatchEvent(event)
    },
    [how, sent] as const,
  )
}

/** The public text of a post, as the database has it. */
export function publicText(databaseFile: string, id: string): string {
  const db = new Sqlite(databaseFile, { readonly: true })
  try {
    const row = db.prepare('select content from blog_posts where id = ?').get(id)
    return (row as { content: string }).content
  } finally {
    db.close()
  }
}
