import { readdirSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'

interface PdfShape {
  encrypted?: boolean
  /** A cross-reference stream in place of the table. */
  xrefStream?: boolean
  /** Bytes before the header. */
  before?: string
  /** Bytes of a comment in the body. */
  padding?: number
  /** The page's content, uncompressed; `/F1` is a font. */
  text?: string
  /** Of the page, in points. */
  size?: string
  /** Objects behind those of the page. */
  more?: string
}

/** A PDF of one empty page. */
export function pdf(shape: PdfShape = {}): Buffer {
  const {
    encrypted = false,
    xrefStream = false,
    before = '',
    padding,
    text = '',
    more = '',
    size = '612 792',
  } = shape
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    encrypted
      ? '<< /Filter /Standard /V 1 /R 2 /O (o) /U (u) /P -4 /EncryptMetadata true >>'
      : '<< /Producer (Hull survey) >>',
  ]
  let body = '%PDF-1.7\n'
  if (padding !== undefined) body += `%${'x'.repeat(padding)}\n`
  const positions = objects.map((object, i) => {
    const at = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  body += more
  const keys = `/Size 6 /Root 1 0 R ${encrypted ? '/Encrypt 5 0 R ' : ''}`
  const table = positions.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const xref = xrefStream
    ? `6 0 obj\n<< /Type /XRef /W [1 2 1] /Length 4 ${keys}>>\nstream\n\0\0\0\0\nendstream\nendobj\n`
    : `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< ${keys}>>\n`
  return Buffer.from(`${before}${body}${xref}startxref\n${body.length}\n%%EOF\n`, 'latin1')
}

const restricted = new URL('restricted/', import.meta.url)

/** PDFs that anyone may open and nobody may print, one of each cipher, as qpdf 11.3 writes them. */
export const restrictedPdfs = Object.fromEntries(
  readdirSync(restricted).map((name) => [name, readFileSync(new URL(name, restricted))]),
)

/** The same, to be opened with the password `user`. */
export function pdfWithPassword(): Buffer {
  return readFileSync(new URL('password.pdf', import.meta.url))
}

/** A PDF of so many compressed streams, as programs for drawing write them. */
export function drawing(streams: number): Buffer {
  const parts = Array.from({ length: streams }, (_, n) => {
    const lines = deflateSync(`${n} 0 m 612 ${n} l S\n`).toString('latin1')
    const head = `${n + 10} 0 obj\n<< /Length ${lines.length} /Filter /FlateDecode >>`
    return `${head}\nstream\n${lines}\nendstream\nendobj\n`
  })
  return pdf({ text: 'q Q', more: parts.join('') })
}

/** What stands before a PDF as these have sent or stored it. */
export const HEADERS = {
  'a printer': `\x1b%-12345X@PJL JOB\r\n${'@PJL SET COPIES=1\r\n'.repeat(20)}@PJL ENTER LANGUAGE=PDF\r\n`,
  'a mail program': `MIME-Version: 1.0\r\nContent-Type: application/pdf\r\nX-Mailer: ${'x'.repeat(500)}\r\n\r\n`,
  'an old Mac': `\0\x0asurvey.pdf${'\0'.repeat(54)}PDF CARO${'\0'.repeat(54)}`,
}
