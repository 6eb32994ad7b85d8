import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024

/** PDFs that are made to hurt whoever draws them. */
export const hostilePdfs: Record<string, () => Buffer> = {
  'a page of a billion inches': () => onePage({ size: '72e9 72e9' }),
  'a page of no height': () => onePage({ size: '14400 0.001' }),
  'a drawing that draws itself': () =>
    onePage({ content: '/F Do', resources: '/XObject << /F 5 0 R >>' }, [form('/F Do', 5)]),
  'a drawing of drawings, 15 deep': () =>
    onePage(
      { content: '/F Do', resources: '/XObject << /F 5 0 R >>' },
      Array.from({ length: 15 }, (_, n) => form('/F Do '.repeat(10), n + 6)),
    ),
  'a tree of pages that contains itself': () =>
    file([CATALOG, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  'two billion pages': () =>
    file([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>', page({}), stream('')]),
  'a million open brackets': () => onePage({ content: '['.repeat(1_000_000) }),
  'half a gigabyte in half a megabyte': () =>
    onePage({ deflated: deflateSync(Buffer.alloc(500 * MEGABYTE)) }),
  'a picture of half a billion pixels': () =>
    onePage({ content: '600 0 0 800 0 0 cm /F Do', resources: '/XObject << /F 5 0 R >>' }, [
      stream(
        deflateSync(Buffer.alloc(500 * MEGABYTE)).toString('latin1'),
        '/Type /XObject /Subtype /Image /Width 22000 /Height 22000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
      ),
    ]),
  'a pattern of billions of tiles': () =>
    onePage(
      {
        content: '/Pattern cs /P scn 0 0 600 800 re f',
        resources: '/Pattern << /P 5 0 R >>',
      },
      [
        stream(
          '0 0 1 1 re f',
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.00001 /YStep 0.00001 /Resources << >>',
        ),
      ],
    ),
  'a script that never ends': () =>
    file([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while (1) {}) >> >>',
      PAGES,
      page({}),
      stream(''),
    ]),
  'random bytes behind the right beginning': () =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(MEGABYTE)]),
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'

interface Page {
  size?: string
  content?: string
  deflated?: Buffer
  resources?: string
}

function onePage(shape: Page, more: string[] = []): Buffer {
  const { content = '', deflated } = shape
  const drawn = deflated
    ? stream(deflated.toString('latin1'), '/Filter /FlateDecode')
    : stream(content)
  return file([CATALOG, PAGES, page(shape), drawn, ...more])
}

function page({ size = '600 800', resources = '' }: Page): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 4 0 R /Resources << ${resources} >> >>`
}

function form(content: string, inner: number): string {
  return stream(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /F ${inner} 0 R >> >>`,
  )
}

function stream(content: string, dictionary = ''): string {
  return `<< /Length ${content.length} ${dictionary} >>\nstream\n${content}\nendstream`
}

function file(objects: string[]): Buffer {
  let body = '%PDF-1.7\n'
  let table = ''
  for (const [n, object] of objects.entries()) {
    table += `${String(body.length).padStart(10, '0')} 00000 n \n`
    body += `${n + 1} 0 obj\n${object}\nendobj\n`
  }
  const count = objects.length + 1
  const xref = `xref\n0 ${count}\n0000000000 65535 f \n${table}`
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + xref + trailer, 'latin1')
}
