import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The text of each page of a PDF, its lines joined by blanks. */
export async function pagesOfPdf(file: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(file)
    return [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' '))
  } finally {
    library.destroy()
  }
}
