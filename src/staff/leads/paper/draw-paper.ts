import PDFDocument from 'pdfkit'
import regular from '../../../ui/theme/fonts/chart-sans-400-paper.ttf?inline'
import semibold from '../../../ui/theme/fonts/chart-sans-600-paper.ttf?inline'
import type { PaperRow, PaperSection, RequestPaper } from './request-paper.ts'

type Document = PDFKit.PDFDocument
type Element = ReturnType<Document['struct']>

/** In points, 72 to the inch, on Letter paper. */
const PAGE = { width: 612, height: 792 }
const MARGIN = { left: 54, right: 54, top: 72, bottom: 64 }
const WIDTH = PAGE.width - MARGIN.left - MARGIN.right
const LABELS = 168
const GAP = 12
const ANSWERS = { x: MARGIN.left + LABELS + GAP, width: WIDTH - LABELS - GAP }
const END = PAGE.height - MARGIN.bottom
/** Room to write on a line by hand. */
const WRITING = 20
const ROW_GAP = 5
/** What is longer may be parted by the end of a page, with so much of it before. */
const LONG = 140
const BEGINNING = 60
const SIZES = { title: 18, heading: 12, text: 10, small: 8.5 }
const INK = '#1a2530'
const QUIET = '#4a5560'
const RULE = '#8a939c'

/** A request as a PDF of Letter pages, tagged for screen readers, with its fonts in it. */
export async function drawPaper(paper: RequestPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { title, reference, agency } = paper
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: MARGIN,
    bufferPages: true,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    // None yet: the library would begin with Helvetica, which it does not embed.
    font: '',
    info: { Title: `${title}, ${reference}`, Author: agency.name, Subject: paper.facts[0] ?? '' },
  })
  doc.registerFont('regular', fontOf(regular)).registerFont('semibold', fontOf(semibold))
  const pieces: Buffer[] = []
  doc.on('data', (piece: Buffer) => pieces.push(piece))
  const written = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const all = doc.struct('Document')
  doc.addStructure(all)
  drawHead(doc, all, paper)
  for (const section of paper.sections) drawSection(doc, all, section)
  all.end()
  drawMargins(doc, paper)
  doc.end()
  await written
  return new Uint8Array(Buffer.concat(pieces))
}

function fontOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

function drawHead(doc: Document, all: Element, { title, facts }: RequestPaper) {
  addText(doc, all, 'H1', () => setFont(doc, 'semibold', 'title').text(title, MARGIN.left))
  doc.y += 2
  for (const fact of facts) {
    addText(doc, all, 'P', () => setFont(doc, 'regular', 'text').text(fact, MARGIN.left))
  }
}

function drawSection(doc: Document, all: Element, { title, rows, notes = [] }: PaperSection) {
  const part = doc.struct('Sect')
  all.add(part)
  const first = rows[0] ? heightOf(doc, rows[0]) : heightOfNotes(doc, notes)
  // A heading does not stand alone at the end of a page.
  setFont(doc, 'semibold', 'heading')
  makeRoom(
    doc,
    20 + doc.heightOfString(title, { width: WIDTH }) + (first > LONG ? BEGINNING : first),
  )
  doc.y += doc.y > MARGIN.top ? 14 : 0
  addText(doc, part, 'H2', () => doc.text(title, MARGIN.left, doc.y, { width: WIDTH }))
  rule(doc, MARGIN.left, doc.y + 1, WIDTH)
  doc.y += 6
  if (rows.length > 0) {
    const list = doc.struct('L')
    part.add(list)
    for (const row of rows) drawRow(doc, list, row)
  }
  for (const note of notes) {
    setFont(doc, 'regular', 'text')
    makeRoom(doc, Math.min(doc.heightOfString(note, { width: WIDTH }), BEGINNING))
    addText(doc, part, 'P', () => doc.text(note, MARGIN.left, doc.y, { width: WIDTH }))
    doc.y += ROW_GAP
  }
}

function drawRow(doc: Document, list: Element, row: PaperRow) {
  const whole = heightOf(doc, row)
  // A long answer begins where it stands, and goes on.
  makeRoom(doc, whole > LONG ? BEGINNING : whole)
  const item = doc.struct('LI')
  list.add(item)
  const top = doc.y
  setFont(doc, 'regular', 'text', QUIET)
  addText(doc, item, 'Lbl', () => doc.text(row.label, MARGIN.left, top, { width: LABELS }))
  const labelEnd = doc.y
  const page = doc.page
  doc.y = top
  const text = answerText(row)
  setFont(doc, 'regular', 'text')
  if (text !== undefined) {
    addText(doc, item, 'LBody', () => doc.text(text, ANSWERS.x, top, { width: ANSWERS.width }))
  } else {
    item.add(doc.struct('LBody', { actual: 'Not answered' }, () => drawLines(doc, row)))
  }
  doc.y = (doc.page === page ? Math.max(labelEnd, doc.y) : doc.y) + ROW_GAP
}

/** An answer, or what can be ticked: each box beside its words, however the line is broken. */
function answerText({ answer, choices }: PaperRow): string | undefined {
  return answer ?? choices?.map((choice) => `☐ ${choice}`.replaceAll(' ', '\u00a0')).join('   ')
}

function drawLines(doc: Document, { lines = 1 }: PaperRow) {
  for (let line = 1; line <= lines; line++) {
    drawLine(doc, ANSWERS.x, doc.y + line * WRITING - 6, ANSWERS.width)
  }
  doc.y += lines * WRITING - 4
}

function heightOf(doc: Document, row: PaperRow): number {
  setFont(doc, 'regular', 'text')
  const text = answerText(row)
  const label = doc.heightOfString(row.label, { width: LABELS })
  const answer =
    text === undefined
      ? (row.lines ?? 1) * WRITING
      : doc.heightOfString(text, { width: ANSWERS.width })
  return Math.max(label, answer)
}

function heightOfNotes(doc: Document, notes: string[]): number {
  setFont(doc, 'regular', 'text')
  return notes.reduce((sum, note) => sum + doc.heightOfString(note, { width: WIDTH }) + ROW_GAP, 0)
}

/** Begins a page when what comes does not fit on this one. */
function makeRoom(doc: Document, height: number) {
  if (doc.y + height > END) doc.addPage()
}

function addText(doc: Document, parent: Element, type: string, write: () => void) {
  parent.add(doc.struct(type, {}, write))
}

function setFont(
  doc: Document,
  font: 'regular' | 'semibold',
  size: keyof typeof SIZES,
  color = INK,
): Document {
  return doc.font(font).fontSize(SIZES[size]).fillColor(color)
}

/** A line that says nothing to a screen reader. */
function rule(doc: Document, x: number, y: number, width: number) {
  doc.markContent('Artifact', { type: 'Layout' })
  drawLine(doc, x, y, width)
  doc.endMarkedContent()
}

function drawLine(doc: Document, x: number, y: number, width: number) {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke()
}

/** On every page: the agency and the reference above, whose it is and which page it is below. */
function drawMargins(doc: Document, { title, reference, agency }: RequestPaper) {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Pagination' })
    setFont(doc, 'regular', 'small', QUIET)
    atBothEnds(doc, 40, `${agency.name}, ${agency.phone}`, reference)
    atBothEnds(doc, PAGE.height - 44, title, `Page ${page + 1} of ${count}`)
    doc.endMarkedContent()
  }
}

function atBothEnds(doc: Document, y: number, left: string, right: string) {
  // Text that is broken into lines would begin a page down there.
  const options = { lineBreak: false }
  const ofRight = doc.widthOfString(right)
  doc.text(shortened(doc, left, WIDTH - ofRight - GAP), MARGIN.left, y, options)
  doc.text(right, MARGIN.left + WIDTH - ofRight, y, options)
}

function shortened(doc: Document, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text
  let end = text.length
  while (end > 0 && doc.widthOfString(`${text.slice(0, end)}…`) > width) end--
  return `${text.slice(0, end)}…`
}
