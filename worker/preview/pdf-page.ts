import { PDFiumLibrary } from '@hyzyla/pdfium'
import { MAX_SIDE_PX, type Pixels } from './pixels.ts'

/** Twice the size at which a screen shows it; a stamp is not drawn as a poster. */
const MAX_SCALE = 2

/**
 * Loads PDFium.
 * @returns What draws the first page of a PDF, with what was filled into its form. It throws when the
 *   file cannot be read, or is encrypted.
 */
export async function openPdfDrawer(): Promise<
  (file: Buffer) => Promise<Pixels & { pages: number }>
> {
  // Built without a JavaScript engine: a script in the file is never run.
  const library = await PDFiumLibrary.init()
  return async (file) => {
    const document = await library.loadDocument(file)
    const pages = document.getPageCount()
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const longer = Math.max(originalWidth, originalHeight)
    if (pages < 1 || !(Math.min(originalWidth, originalHeight) > 0)) throw new Error('No page')
    const scale = Math.min(MAX_SCALE, MAX_SIDE_PX / longer)
    const { data, width, height } = await page.render({ scale, renderFormFields: true })
    return { pages, data, width, height, channels: 4 }
  }
}
